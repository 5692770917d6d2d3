/** The formats whose text can be read. */
export type DocumentKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt';

/** Why a document was refused; each code is a phrase key. */
type DocumentRefusal =
  | 'file_empty'
  | 'file_too_large'
  | 'file_type_not_allowed'
  | 'file_content_mismatch'
  | 'file_encrypted'
  | 'file_broken'
  | 'file_no_text'
  | 'file_too_slow';

/** `pages` is known for PDF only. */
export interface DocumentText {
  readonly text: string;
  readonly pages?: number;
}

export type DocumentReading =
  | ({ readonly ok: true; readonly kind: DocumentKind } & DocumentText)
  | { readonly ok: false; readonly reason: DocumentRefusal };

/** Thrown inside a reader, caught where the reading is answered. */
export class DocumentRefused extends Error {
  readonly reason: DocumentRefusal;

  constructor(reason: DocumentRefusal) {
    super(reason);
    this.name = 'DocumentRefused';
    this.reason = reason;
  }
}
