import { Eye, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { stopImpersonating } from '#web/features/impersonation/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { formatTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './impersonation-banner.module.css';

/** Shown above every page during an impersonation: the user, the end time and a button to stop. */
export function ImpersonationBanner() {
  const t = useT();
  const navigate = useNavigate();
  const name = useSession((session) => session.user.name);
  const end = useSession((session) => session.expires_at);
  const stop = async () => {
    await stopImpersonating();
    await navigate(paths.impersonate);
  };
  return (
    <section className={css.banner} aria-label={t('impersonation.banner', { name })}>
      <Eye size={24} aria-hidden />
      <p className={css.text}>
        <strong>{t('impersonation.banner', { name })}</strong>{' '}
        {end !== null && t('impersonation.bannerText', { time: formatTime(new Date(end * 1000)) })}
      </p>
      <Button icon={X} onPress={() => void stop()}>
        {t('impersonation.stop')}
      </Button>
    </section>
  );
}
