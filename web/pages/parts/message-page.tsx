import { House, type LucideIcon } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './message-page.module.css';

interface MessagePageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** A message page with a link home. */
export function MessagePage({ icon: Icon, title, text }: MessagePageProps) {
  const t = useT();
  return (
    <div className={css.message}>
      <span className={css.picture}>
        <Icon size={72} strokeWidth={1} aria-hidden />
      </span>
      <PageHeader title={title} purpose={text} />
      <LinkButton variant="primary" icon={House} href={paths.home}>
        {t('common.actions.goHome')}
      </LinkButton>
    </div>
  );
}
