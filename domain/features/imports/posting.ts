/**
 * A posting as a file tells it, whatever the shape of the file: words, not yet judged. An empty text, an empty list
 * and null mean that the file says nothing.
 */
export interface Posting {
  /** The posting's own id in the file, or empty. */
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
  /** The place in one line, where the file has no parts. */
  readonly placeText: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isRemote: boolean;
  readonly employmentTypes: readonly string[];
  readonly pay: PostingPay;
  readonly posted: string;
  readonly validThrough: string;
  readonly openings: string;
  readonly education: string;
  readonly experience: string;
  readonly skills: readonly string[];
  readonly industries: readonly string[];
  readonly url: string;
}

export interface PostingPay {
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
  placeText: '',
  latitude: null,
  longitude: null,
  isRemote: false,
  employmentTypes: [],
  pay: { min: '', max: '', currency: '', period: '' },
  posted: '',
  validThrough: '',
  openings: '',
  education: '',
  experience: '',
  skills: [],
  industries: [],
  url: '',
};
