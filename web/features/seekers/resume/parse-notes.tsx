import { Check, CircleHelp, type LucideIcon, PencilLine, TriangleAlert } from 'lucide-react';
import { createContext, use } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './parse-notes.module.css';
import { type Certainty, getCertainty, type ParseNote, type ParseNoteName } from './resume-notes.ts';

interface ParseNotesValue {
  /** By field name: `headline`, `experience.0`. */
  readonly notes: ReadonlyMap<string, ParseNote>;
  /** Highlights the lines in the text. */
  readonly onShow: (lines: ParseNote['lines']) => void;
  /** Removes a value that was found. `label` names it for the person. */
  readonly onRemove: (name: ParseNoteName, label: string) => void;
}

/** Set in the résumé review only, not in the profile editor. */
export const ParseNotes = createContext<ParseNotesValue | null>(null);

const icons = {
  entered: PencilLine,
  confident: Check,
  likely: CircleHelp,
  notSure: TriangleAlert,
} satisfies Record<Certainty, LucideIcon>;

/** The confidence and source of a field parsed from a résumé. */
export function ConfidenceMark({ name }: { readonly name: string }) {
  const t = useT();
  const found = use(ParseNotes);
  const note = found?.notes.get(name);
  if (!found || !note) return null;
  const certainty = getCertainty(note);
  const Icon = icons[certainty];
  return (
    <div className={css.mark}>
      <span className={css[certainty]}>
        <Icon size={16} aria-hidden />
        {t(`seekers.profile.check.${certainty}`)}
      </span>
      {note.lines && (
        <Button variant="quiet" isDense onPress={() => note.lines && found.onShow(note.lines)}>
          {t('seekers.profile.check.showInText')}
        </Button>
      )}
    </div>
  );
}
