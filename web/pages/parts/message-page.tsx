import { ArrowRight, House } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Picture, type PictureName } from '#web/ui/picture/picture.tsx';
import css from './message-page.module.css';

interface MessagePageProps {
  readonly picture: PictureName;
  readonly title: string;
  readonly text: string;
  /** The way on; by default the home page. */
  readonly action?: { readonly href: string; readonly label: string };
}

/** A message page with a link home. */
export function MessagePage({ picture, title, text, action }: MessagePageProps) {
  const t = useT();
  return (
    <div className={css.message}>
      <Picture name={picture} size="large" />
      <PageHeader title={title} purpose={text} />
      <LinkButton variant="primary" icon={action ? ArrowRight : House} href={action?.href ?? paths.home}>
        {action?.label ?? t('common.actions.goHome')}
      </LinkButton>
    </div>
  );
}
