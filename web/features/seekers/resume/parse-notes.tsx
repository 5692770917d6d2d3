import { Check, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { createContext, use } from 'react';
import { minLikelyConfidence } from '#domain/features/seekers/from-resume.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './parse-notes.module.css';

/** The source lines of a value and its confidence (0 to 1). */
export interface ParseNote {
  readonly confidence: number;
  readonly lines: { readonly from: number; readonly to: number };
}

interface ParseNotesValue {
  /** By field name: `headline`, `experience.0`. */
  readonly notes: ReadonlyMap<string, ParseNote>;
  /** Highlights the lines in the text. */
  readonly onShow: (lines: ParseNote['lines']) => void;
}

/** Set in the résumé review only, not in the profile editor. */
export const ParseNotes = createContext<ParseNotesValue | null>(null);

export type ConfidenceLabel = 'confident' | 'likely' | 'notSure';

const icons = { confident: Check, likely: CircleHelp, notSure: TriangleAlert } satisfies Record<
  ConfidenceLabel,
  LucideIcon
>;

/** Maps confidence to a label. */
export function getConfidenceLabel(confidence: number): ConfidenceLabel {
  if (confidence >= 0.8) return 'confident';
  return confidence >= minLikelyConfidence ? 'likely' : 'notSure';
}

/** The confidence and source of a field parsed from a résumé. */
export function ConfidenceMark({ name }: { readonly name: string }) {
  const t = useT();
  const found = use(ParseNotes);
  const note = found?.notes.get(name);
  if (!found || !note) return null;
  const sureness = getConfidenceLabel(note.confidence);
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
