package depesche.bot.post.discord;

import java.io.IOException;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;

/// Lets nothing that makes something be sent a second time behind our back, when the line broke
/// before the answer came: Discord may have made it. Whoever sends it again must look first.
final class Once implements Interceptor {

  /// {@return how requests leave: at their pace, and once}
  static OkHttpClient.Builder client(Pace pace) {
    return new OkHttpClient.Builder().addInterceptor(pace).addInterceptor(new Once());
  }

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
