/** Evaluates a compiled condition. CEL's parser made the tree; the meaning of every node is the rules language's. */
import { element, field, literal, pathSegments } from './access.ts';
import { asBool, asPath, asString } from './arguments.ts';
import type { CompiledExpression, CompiledFunction } from './compiler.ts';
import type { Documents } from './documents.ts';
import { type Node, PATH_FUNCTION, testedType } from './expression.ts';
import { globalFunction, isDocumentFunction, isNamespace, namespaceFunction } from './functions.ts';
import { callMethod } from './methods.ts';
import { binary, negate } from './operators.ts';
import {
  contains,
  equals,
  isList,
  isNumeric,
  RulesError,
  RulesPath,
  RulesSet,
  type RulesValue,
  typeOf,
} from './values.ts';

type CallNode = Extract<Node, { op: 'call' }>;
/** Names of a request and its path, and their values. */
export type Variables = ReadonlyMap<string, RulesValue>;
/** A parameter or `let`: evaluated when it is first used, so that an unused error does no harm. */
type Lazy = () => RulesValue;

/** What names mean at one place: those of the request and its path, and before them a function's own. */
interface Frame {
  readonly request: Variables;
  readonly own: ReadonlyMap<string, Lazy>;
}

/** Steps one request may take, so that no rule runs without end. */
const MAX_STEPS = 10_000;

export class Evaluator {
  readonly #documents: Documents;
  #steps = 0;

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /**
   * @param request `request`, `resource` and the variables of the path.
   * @throws RulesError when the condition has no value.
   * @throws DocumentNeeded when a document must be fetched first.
   */
  evaluate(expression: CompiledExpression, request: Variables): RulesValue {
    return this.#expression(expression, { request, own: new Map() });
  }

  #expression(expression: CompiledExpression, frame: Frame): RulesValue {
    const run = (node: Node): RulesValue => this.#node(node, expression, frame, run);
    return run(expression.root);
  }

  #node(node: Node, expression: CompiledExpression, frame: Frame, run: (node: Node) => RulesValue): RulesValue {
    this.#steps += 1;
    if (this.#steps > MAX_STEPS) throw new RulesError(`More than ${MAX_STEPS} steps`);
    switch (node.op) {
      case 'value':
        return literal(node.args);
      case 'id':
        return variable(frame, node.args);
      case '.':
        return field(run(node.args[0]), node.args[1]);
      case '[]':
        return element(run(node.args[0]), run(node.args[1]));
      case 'list':
        return node.args.map(run);
      case 'map':
        return new Map(node.args.map(([key, value]) => [asString(run(key)), run(value)]));
      case '!_':
        return !asBool(run(node.args));
      case '-_':
        return negate(run(node.args));
      case '?:':
        return asBool(run(node.args[0])) ? run(node.args[1]) : run(node.args[2]);
      case '||':
        return decide(
          true,
          () => run(node.args[0]),
          () => run(node.args[1]),
        );
      case '&&':
        return decide(
          false,
          () => run(node.args[0]),
          () => run(node.args[1]),
        );
      case '==':
        return equals(run(node.args[0]), run(node.args[1]));
      case '!=':
        return !equals(run(node.args[0]), run(node.args[1]));
      case 'in':
        return this.#in(run(node.args[0]), node.args[1], run);
      case 'call':
        return this.#call(node, expression, frame, run);
      case 'rcall':
        return this.#method(node.args[0], node.args[1], node.args[2].map(run), run);
      case '.?':
      case '[?]':
        throw new RulesError(`Unsupported operator '${node.op}'`);
      default:
        return binary(node.op, run(node.args[0]), run(node.args[1]));
    }
  }

  #in(value: RulesValue, right: Node, run: (node: Node) => RulesValue): boolean {
    const type = testedType(right);
    if (type !== null) return type === 'number' ? isNumeric(value) : typeOf(value) === type;
    const container = run(right);
    if (container instanceof RulesSet) return contains(container.members, value);
    if (container instanceof Map) return container.has(asString(value));
    if (container !== null && isList(container)) return contains(container, value);
    throw new RulesError(`'in' does not look into ${typeOf(container)}`);
  }

  #call(node: CallNode, { calls }: CompiledExpression, frame: Frame, run: (node: Node) => RulesValue): RulesValue {
    const [name, args] = node.args;
    const called = calls.get(node);
    if (called !== undefined) {
      const values = args.map((arg) => lazy(() => run(arg)));
      return this.#callOwn(called, values, frame.request);
    }
    if (name === PATH_FUNCTION) return new RulesPath(args.flatMap((arg) => pathSegments(run(arg))));
    const known = globalFunction(name);
    if (known === null) throw new RulesError(`Unknown function '${name}'`);
    return known.run(...args.map(run));
  }

  /** A function sees its own names and those of the request, never its caller's. */
  #callOwn(called: CompiledFunction, args: readonly Lazy[], request: Variables): RulesValue {
    const own = new Map<string, Lazy>();
    called.parameters.forEach((parameter, index) => {
      own.set(parameter, args[index] ?? (() => null));
    });
    for (const { name, value } of called.bindings) {
      const names = new Map(own);
      own.set(
        name,
        lazy(() => this.#expression(value, { request, own: names })),
      );
    }
    return this.#expression(called.result, { request, own });
  }

  #method(name: string, receiver: Node, args: RulesValue[], run: (node: Node) => RulesValue): RulesValue {
    if (receiver.op !== 'id' || !isNamespace(receiver.args)) return callMethod(run(receiver), name, args);
    if (isDocumentFunction(receiver.args, name)) return this.#document(name, asPath(args[0]));
    const known = namespaceFunction(receiver.args, name);
    if (known === null) throw new RulesError(`Unknown function '${receiver.args}.${name}'`);
    return known.run(...args);
  }

  #document(name: string, path: RulesPath): RulesValue {
    const fields = this.#documents.read(path);
    if (name === 'exists') return fields !== null;
    if (fields === null) return null;
    return new Map<string, RulesValue>([
      ['data', fields],
      ['id', path.segments.at(-1) ?? ''],
    ]);
  }
}

/** `||` ends with true and `&&` with false as soon as one side says so, even when the other side is an error. */
function decide(ending: boolean, left: () => RulesValue, right: () => RulesValue): boolean {
  let failure: RulesError | null = null;
  try {
    if (asBool(left()) === ending) return ending;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    failure = error;
  }
  const other = asBool(right());
  if (other !== ending && failure !== null) throw failure;
  return other;
}

function lazy(evaluate: Lazy): Lazy {
  let value: RulesValue | undefined;
  return () => {
    if (value === undefined) value = evaluate();
    return value;
  };
}

function variable({ own, request }: Frame, name: string): RulesValue {
  const mine = own.get(name);
  if (mine !== undefined) return mine();
  const value = request.get(name);
  if (value === undefined) throw new RulesError(`'${name}' has no value here`);
  return value;
}
