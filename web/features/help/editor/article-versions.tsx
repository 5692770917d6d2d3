import { History } from 'lucide-react';
import type { ArticleContent, ArticleVersion } from '#domain/features/help/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Time } from '#web/ui/data/time.tsx';
import css from './editor.module.css';

interface ArticleVersionsProps {
  /** Newest first. */
  readonly versions: readonly ArticleVersion[];
  /** Fills the form with a version; null for the built-in article. */
  readonly onLoad: (content: ArticleContent | null) => void;
}

/** The saved versions, each of which can be loaded into the form. The built-in article is the first one. */
export function ArticleVersions({ versions, onLoad }: ArticleVersionsProps) {
  const t = useT();
  return (
    <section aria-label={t('help.editor.versions')} className={css.parts}>
      <p className={css.title}>{t('help.editor.versions')}</p>
      <ul className={css.list}>
        {versions.map(({ version, content, at, name }) => (
          <li key={version}>
            <p>
              {t('help.editor.version', { number: version })} · <Time when={at} variant="moment" /> · {name}
              {content === null && <> · {t('help.editor.builtIn')}</>}
            </p>
            <Button icon={History} isDense onPress={() => onLoad(content)}>
              {t('help.editor.load', { number: version })}
            </Button>
          </li>
        ))}
        <li>
          <p>{t('help.editor.builtIn')}</p>
          <Button icon={History} isDense onPress={() => onLoad(null)}>
            {t('help.editor.loadBuiltIn')}
          </Button>
        </li>
      </ul>
    </section>
  );
}
