import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { ApplicantView, ApplicantViewFilter } from '#domain/features/applications/views/contract.ts';
import type { UrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';
import { ManageViews } from './manage-views.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { applicantViewsQuery } from './view-queries.ts';

interface ApplicantViewsProps {
  readonly jobId: number;
  /** The filters and the order that are shown. */
  readonly filter: ApplicantViewFilter;
  readonly onChange: UrlFilters['update'];
}

/** Saved filters and orders of a job's applicants, for the hiring team. */
export function SavedApplicantViews(props: ApplicantViewsProps) {
  const canSave = useScope('application.note') !== null;
  return canSave && <ViewsMenu {...props} />;
}

function ViewsMenu({ jobId, filter, onChange }: ApplicantViewsProps) {
  const t = useT();
  const { data: views = [] } = useQuery(applicantViewsQuery(jobId));
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const own = views.filter((view) => view.is_own);
  const current = views.find((view) => isSameFilter(view.filter, filter));
  return (
    <>
      <Menu
        label={t('applicants.views.title')}
        entries={[
          ...views.map((view) => ({
            id: `view-${view.id}`,
            label: view.is_own ? view.name : t('applicants.views.shared', { name: view.name, owner: view.owner }),
            onAction: () => onChange(getAddress(view.filter)),
          })),
          { id: 'save', label: t('applicants.views.save'), onAction: () => setOpen('save') },
          ...(own.length > 0
            ? [{ id: 'manage', label: t('applicants.views.manage'), onAction: () => setOpen('manage') }]
            : []),
        ]}
        trigger={(trigger) => (
          <Button {...trigger} icon={Bookmark} isDense>
            {current ? t('applicants.views.current', { name: current.name }) : t('applicants.views.title')}
          </Button>
        )}
      />
      {open === 'save' && <SaveViewDialog jobId={jobId} filter={filter} onClose={() => setOpen(null)} />}
      {open === 'manage' && <ManageViews jobId={jobId} views={own} onClose={() => setOpen(null)} />}
    </>
  );
}

const filterNames = [
  'status',
  'words',
  'due',
  'sort',
  'tag',
  'rating',
  'since',
] as const satisfies (keyof ApplicantViewFilter)[];

/** The filter in the address, with what it leaves out removed. */
function getAddress(filter: ApplicantViewFilter): Record<string, string | null> {
  return Object.fromEntries(filterNames.map((name) => [name, filter[name] ?? null]));
}

function isSameFilter(left: ApplicantView['filter'], right: ApplicantViewFilter): boolean {
  return filterNames.every((name) => left[name] === right[name]);
}
