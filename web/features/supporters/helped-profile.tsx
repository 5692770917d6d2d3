import { Save } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import type { SupportedPerson } from '#domain/features/supporters/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import type { useLooking } from './queries.ts';
import css from './supporters.module.css';

interface HelpedProfileProps {
  readonly person: SupportedPerson;
  readonly profile: Profile;
  readonly save: ReturnType<typeof useLooking>['save'];
  readonly mayEdit: boolean;
}

const lines = ['headline', 'phone', 'city'] as const;

/** A job seeker's profile texts, to read or edit. The job seeker sees who edited them. */
export function HelpedProfile({ person, profile: read, save, mayEdit }: HelpedProfileProps) {
  const t = useT();
  const profile = save.data ?? read;
  const [fields, setFields] = useState(() => ProfileFields.parse(profile));
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ profile: fields, version: profile.version });
  };
  return (
    <form onSubmit={send} noValidate className={css.part}>
      {lines.map((name) => (
        <TextField
          key={name}
          label={t(`supporters.helping.${name}`)}
          value={fields[name]}
          onChange={(text) => setFields({ ...fields, [name]: text })}
          isDisabled={!mayEdit}
        />
      ))}
      <TextArea
        label={t('supporters.helping.summary')}
        value={fields.summary}
        onChange={(summary) => setFields({ ...fields, summary })}
        isDisabled={!mayEdit}
        max={4000}
      />
      <div role="status">
        {save.isSuccess && <InlineNote tone="ok">{t('supporters.helping.saved', { name: person.name })}</InlineNote>}
      </div>
      {save.error && <InlineNote tone="danger">{translateError(save.error)}</InlineNote>}
      {mayEdit && (
        <div>
          <Button type="submit" variant="primary" icon={Save} isPending={save.isPending}>
            {t('supporters.helping.save', { name: person.name })}
          </Button>
        </div>
      )}
    </form>
  );
}
