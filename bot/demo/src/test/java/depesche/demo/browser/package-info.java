/// A real browser, for tests that need one.
package depesche.demo.browser;
