/** Allowed transitions: each status lists its successors; a final status has none. */
export type Lifecycle<S extends string> = Readonly<Record<S, readonly S[]>>;

export function canTransition<S extends string>(lifecycle: Lifecycle<S>, from: S, to: S): boolean {
  return lifecycle[from].includes(to);
}

export function listStatuses<S extends string>(lifecycle: Lifecycle<S>): readonly [S, ...S[]] {
  const [first, ...rest] = Object.keys(lifecycle) as S[];
  if (first === undefined) throw new Error('A lifecycle needs at least one status');
  return [first, ...rest];
}
