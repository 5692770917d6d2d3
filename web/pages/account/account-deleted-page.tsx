import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MessagePage } from '#web/pages/parts/message-page.tsx';
import { PagePart } from '#web/pages/parts/page-part.tsx';

/** Confirms that the account was deleted, and says what stays. Others are led to the settings. */
export function AccountDeletedPage() {
  const t = useT();
  const { isDeleted } = Object(useLocation().state);
  useCustomTitle(isDeleted ? t('privacy.deletion.doneTitle') : null);
  if (!isDeleted) {
    return (
      <MessagePage
        picture="door"
        title={t('privacy.deletion.title')}
        text={t('privacy.deletion.inSettings')}
        action={{ href: paths.settings, label: t('shell.profile.settings') }}
      />
    );
  }
  return (
    <>
      <MessagePage picture="letter" title={t('privacy.deletion.doneTitle')} text={t('privacy.deletion.done')} />
      <PagePart title={t('privacy.deletion.staysTitle')}>
        <p>{t('privacy.deletion.stays')}</p>
      </PagePart>
    </>
  );
}
