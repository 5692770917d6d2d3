import type { SentMessages } from './message-dialog.tsx';
import { RatedNote } from './rated-note.tsx';
import type { Rated } from './rating-dialog.tsx';
import { SentNote } from './sent-note.tsx';
import type { Tagged } from './tag-dialog.tsx';
import { TaggedNote } from './tagged-note.tsx';

/** What a bulk action did. */
export type BulkResult =
  | { readonly kind: 'sent'; readonly sent: SentMessages }
  | { readonly kind: 'tagged'; readonly tagged: Tagged }
  | { readonly kind: 'rated'; readonly rated: Rated };

interface BulkNoteProps {
  readonly result: BulkResult;
  readonly onClose: () => void;
}

/** Reports what a bulk action did. */
export function BulkNote({ result, onClose }: BulkNoteProps) {
  if (result.kind === 'sent') return <SentNote sent={result.sent} onClose={onClose} />;
  if (result.kind === 'tagged') return <TaggedNote tagged={result.tagged} onClose={onClose} />;
  return <RatedNote rated={result.rated} onClose={onClose} />;
}
