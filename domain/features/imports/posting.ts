/**
 * A posting as read from a file of any format, not validated. An empty text, an empty list and null mean not given.
 */
export interface Posting {
  /** The posting's id in the file, or empty. */
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly description: string;
  readonly responsibilities: string;
  readonly requirements: string;
  readonly benefits: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  /** The location in one line, if the file does not split it. */
  readonly locationText: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** "remote", "hybrid", "true" and so on. */
  readonly workMode: string;
  readonly employmentTypes: readonly string[];
  readonly pay: PostingPay;
  readonly posted: string;
  /** The year, if the file keeps it apart from the day. */
  readonly postedYear: string;
  readonly validThrough: string;
  readonly openings: string;
  readonly education: string;
  readonly experience: string;
  readonly skills: readonly string[];
  readonly industries: readonly string[];
  readonly url: string;
}

export interface PostingPay {
  /** Pay in words, if the file does not split it: "$65K - $100K". */
  readonly text: string;
  readonly min: string;
  readonly max: string;
  readonly currency: string;
  readonly period: string;
}

export const emptyPosting: Posting = {
  id: '',
  title: '',
  company: '',
  description: '',
  responsibilities: '',
  requirements: '',
  benefits: '',
  city: '',
  region: '',
  country: '',
  locationText: '',
  latitude: null,
  longitude: null,
  workMode: '',
  employmentTypes: [],
  pay: { text: '', min: '', max: '', currency: '', period: '' },
  posted: '',
  postedYear: '',
  validThrough: '',
  openings: '',
  education: '',
  experience: '',
  skills: [],
  industries: [],
  url: '',
};
