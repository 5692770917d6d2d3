import { House, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { usePageTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import css from './message-page.module.css';
import { ChunkLoadError } from './page-loading.ts';
import { paths } from './paths.ts';

/** The error screen. Navigating to another page resets it. */
export function RouteError() {
  const t = useT();
  const error = useRouteError();
  const purpose = error instanceof ChunkLoadError ? t('shell.error.chunk') : t('shell.error.text');
  useEffect(() => {
    document.title = t('shell.pages.error');
    usePageTitle.setState({ custom: null, hasError: false });
  }, [t]);
  return (
    <div className={css.message}>
      <Picture name="lamp" size="large" />
      <PageHeader title={t('session.somethingWentWrong')} purpose={purpose} />
      <div className={css.actions}>
        <LinkButton variant="primary" icon={House} href={paths.home}>
          {t('common.actions.goHome')}
        </LinkButton>
        <Button icon={RefreshCw} onPress={() => window.location.reload()}>
          {t('common.actions.tryAgain')}
        </Button>
      </div>
    </div>
  );
}
