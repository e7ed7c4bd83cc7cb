package depesche.bot.post.discord.send;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;

/// Keeps requests apart, so that Discord need never refuse one: it takes fifty a second of a bot,
/// over all that it does. It works where requests leave, since JDA may hold some back and then let
/// them go all at once. And few are under way at a time: however late they arrive, in no second are
/// more counted than begin in it and were under way when it began.
public final class RequestPace implements Interceptor {

  /// Answers to interactions are not counted, and they are urgent.
  private static final List<String> UNCOUNTED = List.of("interactions", "webhooks");

  private final ReentrantLock turnstile = new ReentrantLock(true);
  private final Semaphore underway;
  private final long gap;
  private long next = System.nanoTime();

  /// @param perSecond how many may begin
  /// @param underway how many may be without an answer
  public RequestPace(int perSecond, int underway) {
    this.gap = TimeUnit.SECONDS.toNanos(1) / perSecond;
    this.underway = new Semaphore(underway, true);
  }

  /// {@return how requests leave: at their pace, and once}
  public OkHttpClient.Builder client() {
    return new OkHttpClient.Builder().addInterceptor(this).addInterceptor(new Once());
  }

  @Override
  public Response intercept(Chain chain) throws IOException {
    if (!isCounted(chain.request().url())) {
      return chain.proceed(chain.request());
    }
    underway.acquireUninterruptibly();
    try {
      await();
      return chain.proceed(chain.request());
    } finally {
      underway.release();
    }
  }

  private static boolean isCounted(HttpUrl address) {
    return address.pathSegments().stream().noneMatch(UNCOUNTED::contains);
  }

  private void await() {
    long turn = turn();
    for (long left = turn - System.nanoTime(); left > 0; left = turn - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  private long turn() {
    turnstile.lock();
    try {
      next = Math.max(next, System.nanoTime());
      long turn = next;
      next += gap;
      return turn;
    } finally {
      turnstile.unlock();
    }
  }

  /// Lets nothing that makes something be sent a second time behind our back, when the line broke
  /// before the answer came: Discord may have made it. Before sending it again, look.
  private static final class Once implements Interceptor {

    @Override
    public Response intercept(Chain chain) throws IOException {
      Request request = chain.request();
      RequestBody body = request.body();
      return body != null && request.method().equals("POST")
          ? chain.proceed(request.newBuilder().post(new Body(body)).build())
          : chain.proceed(request);
    }

    private static final class Body extends RequestBody {

      private final RequestBody body;

      Body(RequestBody body) {
        this.body = body;
      }

      @Override
      public @Nullable MediaType contentType() {
        return body.contentType();
      }

      @Override
      public long contentLength() throws IOException {
        return body.contentLength();
      }

      @Override
      public void writeTo(BufferedSink sink) throws IOException {
        body.writeTo(sink);
      }

      @Override
      public boolean isOneShot() {
        return true;
      }
    }
  }
}
