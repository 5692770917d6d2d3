import { Users } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { JobTeamDialog } from './job-team-dialog.tsx';

/** Opens the team of a job. */
export function JobTeamButton({ job }: { readonly job: { readonly id: number; readonly title: string } }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Users} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('jobs.manage.team.open')}
      </Button>
      {isOpen && <JobTeamDialog job={job} onClose={() => setOpen(false)} />}
    </>
  );
}
