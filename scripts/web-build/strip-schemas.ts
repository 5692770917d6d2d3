import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What of an endpoint the browser needs to call it; the rest is checked by the server. */
const keptProperties = new Set(['method', 'path', 'form']);

/**
 * Leaves out of the browser's copy of the domain what no page uses. An endpoint keeps what a call needs of it: its
 * schemas are types on this side. And a value that nobody uses is not made, for nothing in the domain has an effect.
 */
export function stripSchemas(): Plugin {
  const [domain, web] = ['domain', 'web'].map((side) => resolve(side) + sep);
  return {
    name: 'wavelength-lean-contracts',
    apply: 'build',
    // Once the types are gone.
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

/** A form takes a schema that has a name: those inside an endpoint are not there. */
function rejectStrippedSchemas(code: string, id: string): null {
  const used = /\b\w*Api\.\w+\.(params|query|body|response)\b/.exec(code);
  if (used) throw new Error(`${id} uses ${used[0]}, which the browser does not get: export the schema by itself`);
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

/** What the constants of a statement at the top of a module are made by, as far as anything is called for it. */
function constants(statement: object): Node[] {
  const { declaration, declarations } = Object(statement);
  const declared: unknown = declaration?.declarations ?? declarations;
  if (!Array.isArray(declared)) return [];
  const values: Node[] = declared.map(({ init }) => init).filter(isNode);
  return values.filter(({ type }) => !/Function|Class/.test(type)).filter((value) => [...nodesIn(value)].some(isCall));
}

/** `endpoint({ method, path, form })`, without what else stood there. */
function stripEndpoint(call: Node, code: string): Edit[] {
  const [contract] = Object(call).arguments;
  if (contract?.type !== 'ObjectExpression') return [];
  const properties: (Node & { key?: { name?: string } })[] = contract.properties;
  const remaining = properties.filter(({ key }) => keptProperties.has(key?.name ?? ''));
  if (properties.some(({ type }) => type === 'SpreadElement'))
    throw new Error(`What an endpoint takes from elsewhere would be lost here: ${code.slice(call.start, call.end)}`);
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

/** From the end, so that the places of the earlier ones stay true. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
