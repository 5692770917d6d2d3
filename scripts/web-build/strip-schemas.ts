import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The properties that the browser needs to call an endpoint; the server validates the rest. */
const keptProperties = new Set(['method', 'path', 'form']);

/**
 * Removes unused domain code from the browser build. Endpoints keep only `keptProperties`: the web app uses their schemas
 * as types. Top-level calls are marked pure, which is safe because no domain module has side effects.
 * See docs/decisions/014-schemas-stripped-from-the-browser-build.md.
 */
export function stripSchemas(): Plugin {
  const [domain, web] = ['domain', 'web'].map((side) => resolve(side) + sep);
  return {
    name: 'wavelength-strip-schemas',
    apply: 'build',
    // Runs after TypeScript syntax is removed.
    enforce: 'post',
    transform(code, id) {
      if (web && id.startsWith(web)) return rejectStrippedSchemas(code, id);
      if (!domain || !id.startsWith(domain)) return null;
      return {
        code: applyEdits(
          code,
          [...this.parse(code).body].flatMap((node) => editsOf(node, code)),
        ),
        map: null,
      };
    },
  };
}

/** Forms need exported schemas: those inside an endpoint are removed from the build. */
function rejectStrippedSchemas(code: string, id: string): null {
  const used = /\b\w*Api\.\w+\.(params|query|body|response)\b/.exec(code);
  if (used)
    throw new Error(`${id} uses ${used[0]}, which is removed from the browser build. Export the schema as a constant.`);
  return null;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function editsOf(statement: object, code: string): Edit[] {
  const edits: Edit[] = [];
  for (const node of nodesIn(statement)) if (isEndpoint(node)) edits.push(...stripEndpoint(node, code));
  for (const value of constants(statement)) {
    edits.push({ start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' });
    edits.push({ start: value.end, end: value.end, text: '))()' });
  }
  return edits;
}

/** Initializers of top-level constants that contain a call. */
function constants(statement: object): Node[] {
  const { declaration, declarations } = Object(statement);
  const declared: unknown = declaration?.declarations ?? declarations;
  if (!Array.isArray(declared)) return [];
  const values: Node[] = declared.map(({ init }) => init).filter(isNode);
  return values.filter(({ type }) => !/Function|Class/.test(type)).filter((value) => [...nodesIn(value)].some(isCall));
}

/** Reduces `endpoint({ ... })` to `keptProperties`. */
function stripEndpoint(call: Node, code: string): Edit[] {
  const [contract] = Object(call).arguments;
  if (contract?.type !== 'ObjectExpression') return [];
  const properties: (Node & { key?: { name?: string } })[] = contract.properties;
  const remaining = properties.filter(({ key }) => keptProperties.has(key?.name ?? ''));
  if (properties.some(({ type }) => type === 'SpreadElement'))
    throw new Error(
      `An endpoint must not use spread syntax, because its properties would be removed: ${code.slice(call.start, call.end)}`,
    );
  const text = `{ ${remaining.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
  return [{ start: contract.start, end: contract.end, text }];
}

function isEndpoint(node: Node): boolean {
  return isCall(node) && Object(node).callee?.name === 'endpoint';
}

function isCall({ type }: Node): boolean {
  return type === 'CallExpression' || type === 'NewExpression';
}

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* nodesIn(part);
}

function isNode(value: unknown): value is Node {
  return typeof Object(value).type === 'string' && typeof Object(value).start === 'number';
}

/** Applies the edits from the end, so that earlier offsets stay valid. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
