import { ClipboardList, Eye, UserRound, X } from 'lucide-react';
import type { SupportedPerson } from '#domain/features/supporters/contract.ts';
import { needText } from '#web/features/needs/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { HelpedProfile } from './helped-profile.tsx';
import { useHelping, useLooking } from './queries.ts';
import css from './supporters.module.css';

/** A supported job seeker: what the supporter can see and do, each loaded on request. */
export function HelpedPerson({ person }: { readonly person: SupportedPerson }) {
  const t = useT();
  const { stop } = useHelping();
  const looking = useLooking(person.id);
  const { applications, profile, needs } = looking;
  const mayEdit = person.rights.includes('edit_profile');
  const error = applications.error ?? profile.error ?? needs.error ?? stop.error;
  return (
    <CardSection title={person.name} size="h4">
      <div className={css.actions}>
        {person.rights.includes('see_applications') && (
          <Button icon={ClipboardList} isPending={applications.isPending} onPress={() => applications.mutate()}>
            {t('supporters.helping.applications')}
          </Button>
        )}
        {(mayEdit || person.rights.includes('see_profile')) && (
          <Button icon={UserRound} isPending={profile.isPending} onPress={() => profile.mutate()}>
            {t('supporters.helping.profile')}
          </Button>
        )}
        {person.need_count > 0 && (
          <Button icon={Eye} isPending={needs.isPending} onPress={() => needs.mutate()}>
            {t('supporters.helping.needs')}
          </Button>
        )}
        <Button icon={X} isPending={stop.isPending} onPress={() => stop.mutate(person.id)}>
          {t('supporters.helping.stop')}
        </Button>
      </div>
      {error && <InlineNote tone="danger">{translateError(error)}</InlineNote>}
      {needs.data && (
        <ul className={css.plain}>
          {needs.data.map((need) => (
            <li key={need.id}>{needText(t, need)}</li>
          ))}
        </ul>
      )}
      {applications.data && (
        <ul className={css.list}>
          {applications.data.map((one) => (
            <li key={one.id} className={css.row}>
              <span className={css.name}>{`${one.job}, ${formatEmployer(t, one.company)}`}</span>
              <span>
                <ApplicationChip status={one.status} /> {formatDate(one.status_since)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {profile.data && <HelpedProfile person={person} profile={profile.data} save={looking.save} mayEdit={mayEdit} />}
    </CardSection>
  );
}
