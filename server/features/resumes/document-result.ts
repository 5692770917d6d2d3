/** The formats whose text can be read. */
export type DocumentKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt';

/** Each code is a phrase key. */
type DocumentErrorCode =
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

export type DocumentResult =
  | ({ readonly ok: true; readonly kind: DocumentKind } & DocumentText)
  | { readonly ok: false; readonly reason: DocumentErrorCode };

/** An expected error in a document, such as encryption. */
export class DocumentError extends Error {
  readonly reason: DocumentErrorCode;

  constructor(reason: DocumentErrorCode) {
    super(reason);
    this.name = 'DocumentRefused';
    this.reason = reason;
  }
}
