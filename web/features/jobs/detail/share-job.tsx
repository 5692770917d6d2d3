import { Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './share-job.module.css';

/** Share link (page without menus) and print. */
export function ShareJob({ id }: { readonly id: number }) {
  const t = useT();
  const announce = useAnnounce();
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    const isCopied = await navigator.clipboard
      .writeText(new URL(paths.sharedJob(id), window.location.origin).href)
      .then(() => true)
      .catch(() => false);
    const text = t(isCopied ? 'jobs.detail.share.copied' : 'jobs.detail.share.failed');
    setSaid(text);
    announce(text);
  };
  return (
    <div className={css.share}>
      <Button isDense icon={Link2} onPress={() => void copy()}>
        {t('jobs.detail.share.copy')}
      </Button>
      <Button isDense icon={Printer} onPress={() => window.print()}>
        {t('jobs.detail.share.print')}
      </Button>
      {said && <p className={css.said}>{said}</p>}
    </div>
  );
}
