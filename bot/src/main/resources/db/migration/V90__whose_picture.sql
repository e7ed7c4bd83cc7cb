-- A picture that waits to be painted says whose table it shows; an earlier program cannot read that.
select 1;
