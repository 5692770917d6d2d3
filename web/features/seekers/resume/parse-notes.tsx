import { Check, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { createContext, use } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './parse-notes.module.css';

/** Where something was read, and how sure the reading is (0 to 1). */
export interface FoundNote {
  readonly confidence: number;
  readonly lines: { readonly from: number; readonly to: number };
}

interface FoundNotesValue {
  /** By the name of the field: `headline`, `experience.0`. */
  readonly notes: ReadonlyMap<string, FoundNote>;
  /** Shows the lines in the text beside the fields. */
  readonly onShow: (lines: FoundNote['lines']) => void;
}

/** Set where a résumé is checked; in the profile's own editor there is nothing to note. */
export const FoundNotes = createContext<FoundNotesValue | null>(null);

export type Sureness = 'confident' | 'likely' | 'notSure';

const icons = { confident: Check, likely: CircleHelp, notSure: TriangleAlert } satisfies Record<Sureness, LucideIcon>;

/** Confidence as a word people can act on. */
export function surenessOf(confidence: number): Sureness {
  if (confidence >= 0.8) return 'confident';
  return confidence >= 0.5 ? 'likely' : 'notSure';
}

/** Beside a field that was read from a résumé: how sure the reading is, and where it stands. */
export function FoundMark({ name }: { readonly name: string }) {
  const t = useT();
  const found = use(FoundNotes);
  const note = found?.notes.get(name);
  if (!found || !note) return null;
  const sureness = surenessOf(note.confidence);
  const Icon = icons[sureness];
  return (
    <div className={css.mark}>
      <span className={css[sureness]}>
        <Icon size={16} aria-hidden />
        {t(`seekers.profile.check.${sureness}`)}
      </span>
      <Button variant="quiet" onPress={() => found.onShow(note.lines)}>
        {t('seekers.profile.check.showInText')}
      </Button>
    </div>
  );
}
