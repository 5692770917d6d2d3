/**
 * One way in which a job can match a part of a query. The tier is what it is worth: the parts' tiers are added up to the
 * rank, so that only the order and the differences matter.
 */
export interface TierRule {
  /** 1 to 255; a job has the tier of the best rule that it meets. */
  readonly tier: number;
  /** `exact_title`: the title is the words. `name`: title or employer. `text`: anywhere. */
  readonly field: 'exact_title' | 'title' | 'company' | 'name' | 'city' | 'text' | 'pay' | 'pay_from' | 'pay_around';
  /** Alternatives. For pay the yearly amount and the currency. */
  readonly any: readonly string[];
  /** `all`: every word, in any order. `phrase`: next to each other. Both ignore the ending of words. */
  readonly how: 'all' | 'phrase';
  /** The words must also be there letter by letter. */
  readonly isLiteral?: boolean;
  /** Where a title must have the words: as its occupation, or anywhere in its main part. */
  readonly where?: 'head' | 'main';
  /**
   * The long texts are read only if few jobs match; if many do, the rule is left out. A rule that is the only one then
   * ignores the ending of words.
   */
  readonly isForFew?: boolean;
}

export interface JobTier {
  readonly id: number;
  readonly tier: number;
}
