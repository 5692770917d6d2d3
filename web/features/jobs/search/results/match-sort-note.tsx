import { UserPen } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { VisitorActions } from '#web/features/jobs/detail/visitor-actions.tsx';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Explains why the results are not sorted by match. */
export function NoMatchYet() {
  const t = useT();
  const isSignedIn = useSession((session) => session.user.authenticated);
  return (
    <Banner
      tone="info"
      role="status"
      title={t(isSignedIn ? 'matching.empty.title' : 'jobs.search.unmatched.visitor')}
      actions={
        isSignedIn ? (
          <LinkButton icon={UserPen} href={paths.editProfile}>
            {t('jobs.search.unmatched.fill')}
          </LinkButton>
        ) : (
          <VisitorActions />
        )
      }
    >
      {t('jobs.search.unmatched.fallback')}
    </Banner>
  );
}
