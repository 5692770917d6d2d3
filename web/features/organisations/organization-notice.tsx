import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/app/paths.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** For people of an organization that isn't approved: its status, what they can do now, and what comes next. */
export function OrganizationNotice() {
  const t = useT();
  const { data: me } = useQuery(identityQuery());
  const status = me?.organisation_status;
  if (!me || !status) return null;
  const isEmployer = me.organisation_kind === 'employer' || me.organisation_kind === 'corporate_partner';
  if (status === 'approved')
    return me.is_pending ? <ConfirmEmailNotice email={me.email} isEmployer={isEmployer} /> : null;
  const pendingText = isEmployer ? 'approvals.notice.pendingEmployer' : 'approvals.notice.pendingPartner';
  const blockedText = isEmployer ? 'approvals.notice.blockedEmployer' : 'approvals.notice.blocked';
  const needsEmail = status === 'pending' && !me.is_email_verified;
  return (
    <Banner
      tone={status === 'pending' ? 'info' : 'warn'}
      title={t(`approvals.notice.${status}`, { organisation: me.organisation_name ?? '' })}
      actions={
        needsEmail ? (
          <LinkButton href={paths.verifyEmail}>{t('approvals.own.email')}</LinkButton>
        ) : (
          <LinkButton href={paths.approval}>{t('approvals.notice.view')}</LinkButton>
        )
      }
    >
      {t(status === 'pending' ? pendingText : blockedText)}
    </Banner>
  );
}

/** The organization is approved, but the person who signed up hasn't shown that the email is theirs. */
function ConfirmEmailNotice({ email, isEmployer }: { readonly email: string; readonly isEmployer: boolean }) {
  const t = useT();
  return (
    <Banner
      tone="info"
      title={t('approvals.own.email')}
      actions={<LinkButton href={paths.verifyEmail}>{t('approvals.own.email')}</LinkButton>}
    >
      {t(isEmployer ? 'approvals.notice.unconfirmedEmployer' : 'approvals.notice.unconfirmed', { email })}
    </Banner>
  );
}
