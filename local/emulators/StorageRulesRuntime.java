import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ExecutionException;

/**
 * Judges storage.rules for the Storage emulator with Google's own rules engine, which the Firestore emulator's jar
 * contains. Requests and answers are lines of JSON on stdin and stdout, as in the official runtime:
 * load_ruleset compiles rules, verify asks whether they permit a request. While it judges, the runtime may ask back for
 * a Firestore document, because rules may call firestore.get() and firestore.exists().
 */
public final class StorageRulesRuntime {
  /** The engine's compiler knows only the functions of one service and warns about those of the other. */
  private static final Set<String> WARNINGS_ABOUT_FIRESTORE =
      Set.of(
          "Invalid variable name: firestore.",
          "Invalid function name: exists.",
          "Incorrect number of arguments supplied to function: get.");

  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();
  private final Queue<JsonObject> waiting = new ArrayDeque<>();
  private final BufferedReader in;
  private final PrintStream out;

  private StorageRulesRuntime(BufferedReader in, PrintStream out) {
    this.in = in;
    this.out = out;
  }

  public static void main(String[] args) throws IOException {
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    // Whatever the engine prints must not get between the answers.
    System.setOut(System.err);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    new StorageRulesRuntime(in, out).serve();
  }

  private void serve() throws IOException {
    JsonObject greeting = new JsonObject();
    greeting.addProperty("id", -1);
    greeting.addProperty("action", "");
    write(new Answer(greeting).json);
    for (JsonObject request = next(); request != null; request = next()) write(handle(request));
  }

  /** The next request, or null at the end of the input. */
  private JsonObject next() throws IOException {
    JsonObject queued = waiting.poll();
    return queued != null ? queued : readLine();
  }

  private JsonObject readLine() throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      try {
        return JsonParser.parseString(line).getAsJsonObject();
      } catch (RuntimeException unreadable) {
        System.err.println("Not a JSON object: " + line);
      }
    }
    return null;
  }

  private void write(JsonObject answer) {
    out.println(answer);
  }

  private static final class Answer {
    final JsonObject json = new JsonObject();
    final JsonObject result = new JsonObject();
    final JsonArray errors = new JsonArray();
    final JsonArray warnings = new JsonArray();

    Answer(JsonObject request) {
      json.add("id", request.get("id"));
      json.addProperty("status", "ok");
      json.add("action", request.get("action"));
      json.add("errors", errors);
      json.add("warnings", warnings);
      json.add("result", result);
    }
  }

  private JsonObject handle(JsonObject request) {
    Answer answer = new Answer(request);
    String action = request.has("action") ? request.get("action").getAsString() : "";
    try {
      switch (action) {
        case "load_ruleset" -> load(request.getAsJsonObject("context"), answer);
        case "verify" -> verify(request, answer);
        default -> answer.errors.add("Unknown action: " + action);
      }
    } catch (Exception | LinkageError failure) {
      answer.errors.add("The rules runtime failed: " + failure);
      failure.printStackTrace(System.err);
    }
    return answer.json;
  }

  private void load(JsonObject context, Answer answer) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder().setName(file.get("name").getAsString()).setContent(file.get("content").getAsString()));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone().compile(source);
    for (Issue issue : compiled.getIssues()) {
      if (issue.getSeverity() == Issue.Severity.ERROR) answer.errors.add(describe(issue));
      else if (!WARNINGS_ABOUT_FIRESTORE.contains(issue.getDescription())) answer.warnings.add(describe(issue));
    }
    if (compiled.hasCompilationError()) return;
    rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
    answer.result.addProperty("rulesVersion", Math.max(1, compiled.getRulesetAst().getVersionValue()));
  }

  private static String describe(Issue issue) {
    SourcePosition at = issue.getSourcePosition();
    return at.getFileName() + ":" + at.getLine() + ":" + at.getColumn() + " - " + issue.getDescription();
  }

  private void verify(JsonObject request, Answer answer) throws InvalidProtocolBufferException, InterruptedException {
    JsonObject context = request.getAsJsonObject("context");
    String rulesetName = context.get("rulesetName").getAsString();
    DefaultEvaluator evaluator = rulesets.get(rulesetName);
    if (evaluator == null) {
      answer.errors.add("No such ruleset: " + rulesetName);
      return;
    }
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString())
            .supplyVariable("firestore", Firestore.OPERAND)
            .supplyFunction(new Firestore("get", request.get("id")))
            .supplyFunction(new Firestore("exists", request.get("id")));
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      rule.supplyVariable(variable.getKey(), expression(variable.getValue()));
    }
    try {
      answer.result.addProperty("permit", evaluator.evaluate(rule.build()).get().permit());
    } catch (ExecutionException failed) {
      // Rules that fail while they are evaluated deny, here as in production; the message says where.
      answer.result.addProperty("permit", false);
      answer.warnings.add("Denied: " + failed.getCause().getMessage());
    }
  }

  private static ExpressionValue expression(JsonElement json) throws InvalidProtocolBufferException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), value);
    return value.build();
  }

  private static JsonObject field(String name, JsonElement value) {
    JsonObject json = new JsonObject();
    json.add(name, value);
    return json;
  }

  /** firestore.get(path) or firestore.exists(path): asks the emulator for the document that the rules want to see. */
  private final class Firestore implements AsyncRuntimeFunction {
    /** Stands for the word `firestore` in the rules; an empty path, because paths have no functions of these names. */
    static final ExpressionValue OPERAND =
        ExpressionValue.newBuilder()
            .setPathValue(ExpressionPathValue.getDefaultInstance())
            .build();

    private final String name;
    private final JsonElement requestId;

    Firestore(String name, JsonElement requestId) {
      this.name = name;
      this.requestId = requestId;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public boolean appliesToOperandKind(ExpressionValue.KindCase kind) {
      return kind == ExpressionValue.KindCase.PATH_VALUE;
    }

    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest call) {
      try {
        JsonObject document = fetch(pathOf(call.getArguments(0)));
        JsonObject value =
            name.equals("exists")
                ? field("bool_value", new JsonPrimitive(document != null))
                : document == null ? field("null_value", JsonNull.INSTANCE) : resource(document);
        return Futures.immediateFuture(ExecutionResponse.newBuilder().setValue(expression(value)).build());
      } catch (IOException failed) {
        return Futures.immediateFailedFuture(failed);
      }
    }

    private String pathOf(ExpressionValue argument) {
      StringBuilder path = new StringBuilder();
      for (ExpressionPathSegmentValue segment : argument.getPathValue().getSegmentsList()) {
        path.append('/').append(segment.getSimple());
      }
      return path.toString();
    }

    /** The document as Firestore's REST API gives it, or null where there is none. */
    private JsonObject fetch(String path) throws IOException {
      JsonObject context = new JsonObject();
      context.addProperty("path", path);
      JsonObject question = new JsonObject();
      question.add("server_request_id", requestId);
      question.addProperty("status", "ok");
      question.addProperty("action", "fetch_firestore_document");
      question.add("context", context);
      write(question);
      for (JsonObject line = readLine(); line != null; line = readLine()) {
        if (line.has("action")) {
          waiting.add(line);
        } else if (requestId.equals(line.get("id"))) {
          return line.get("status").getAsString().equals("ok") ? line.getAsJsonObject("result") : null;
        }
      }
      throw new IOException("The Storage emulator ended");
    }

    private JsonObject resource(JsonObject document) {
      String documentName = document.get("name").getAsString();
      JsonObject fields = new JsonObject();
      fields.add("data", map(document.getAsJsonObject("fields")));
      fields.add("id", field("string_value", new JsonPrimitive(documentName.substring(documentName.lastIndexOf('/') + 1))));
      return field("map_value", field("fields", fields));
    }

    private JsonObject map(JsonObject fields) {
      JsonObject converted = new JsonObject();
      if (fields != null) {
        for (Map.Entry<String, JsonElement> entry : fields.entrySet()) {
          converted.add(entry.getKey(), convert(entry.getValue().getAsJsonObject()));
        }
      }
      return field("map_value", field("fields", converted));
    }

    /** A value of Firestore's REST API as a value of the rules language. */
    private JsonObject convert(JsonObject value) {
      Map.Entry<String, JsonElement> typed = value.entrySet().iterator().next();
      JsonElement content = typed.getValue();
      return switch (typed.getKey()) {
        case "stringValue", "referenceValue" -> field("string_value", content);
        case "integerValue" -> field("int_value", content);
        case "doubleValue" -> field("float_value", content);
        case "booleanValue" -> field("bool_value", content);
        case "timestampValue" -> field("timestamp_value", content);
        case "bytesValue" -> field("bytes_value", content);
        case "geoPointValue" -> field("latlng_value", content);
        case "mapValue" -> map(content.getAsJsonObject().getAsJsonObject("fields"));
        case "arrayValue" -> {
          JsonArray values = new JsonArray();
          JsonArray given = content.getAsJsonObject().getAsJsonArray("values");
          if (given != null) given.forEach(item -> values.add(convert(item.getAsJsonObject())));
          yield field("list_value", field("values", values));
        }
        default -> field("null_value", JsonNull.INSTANCE);
      };
    }
  }
}
