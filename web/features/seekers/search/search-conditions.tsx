import { experienceBucketNames } from '#domain/features/jobs/search/search-choices.ts';
import { parseWords } from '#domain/features/seekers/search/boolean-words.ts';
import { availabilities } from '#domain/features/seekers/search/filter.ts';
import { useAppliedText } from '#web/lib/hooks/use-applied-text.ts';
import { parseChoice } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { JobField, PlaceFields, TermsField } from './term-fields.tsx';
import { getList, getText, type UsedPeopleFilter } from './use-people-filter.ts';

const anyChoice = '0';

/** The query builder. Each change applies at once; words apply on Enter or when the field is left. */
export function SearchConditions({ filter, update, clear, address }: UsedPeopleFilter) {
  const t = useT();
  return (
    <search>
      <CardSection title={t('seekers.advanced.conditions')} size="h4" gap="wide">
        <WordsField words={getText(filter.words)} onChange={(words) => update({ words })} />
        <SkillFields filter={filter} update={update} />
        {(['title', 'industry', 'certification'] as const).map((kind) => (
          <TermsField
            key={kind}
            kind={kind}
            label={t(`seekers.advanced.${kind === 'title' ? 'jobTitle' : kind}`)}
            value={getList(filter[kind])}
            onChange={(value) => update({ [kind]: value })}
          />
        ))}
        <LevelFields filter={filter} update={update} />
        <PlaceFields
          key={getText(filter.place)}
          place={getText(filter.place)}
          radius={getText(filter.radius)}
          onChange={update}
        />
        <JobField key={getText(filter.job)} jobId={getText(filter.job)} onChange={(job) => update({ job })} />
        {address !== '' && <Button onPress={clear}>{t('seekers.advanced.clear')}</Button>}
      </CardSection>
    </search>
  );
}

interface WordsFieldProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
}

function WordsField({ words, onChange }: WordsFieldProps) {
  const t = useT();
  const { text, setText, markApplied } = useAppliedText(words);
  const isInvalid = 'error' in parseWords(text);
  const apply = () => {
    if (isInvalid || text.trim() === words) return;
    markApplied(text.trim());
    onChange(text.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label={t('seekers.advanced.words')}
        hint={t('seekers.advanced.wordsHint')}
        isOptional="unmarked"
        maxLength={300}
        value={text}
        onChange={setText}
        onBlur={apply}
        {...(isInvalid ? { error: t('errors.fields.invalid_words') } : {})}
      />
    </form>
  );
}

type FieldsProps = Pick<UsedPeopleFilter, 'filter' | 'update'>;

function SkillFields({ filter, update }: FieldsProps) {
  const t = useT();
  return (['skill_all', 'skill_any', 'skill_not'] as const).map((name) => (
    <TermsField
      key={name}
      kind="skill"
      label={t(`seekers.advanced.${name}`)}
      value={getList(filter[name])}
      onChange={(value) => update({ [name]: value })}
    />
  ));
}

function LevelFields({ filter, update }: FieldsProps) {
  const t = useT();
  const educations = ['1', '2', '3', '4', '5'] as const;
  const any = { value: anyChoice, label: t('seekers.advanced.any') };
  return (
    <>
      <CheckboxGroup
        label={t('seekers.advanced.experience')}
        isOptional="unmarked"
        value={getList(filter.experience)}
        onChange={(experience) => update({ experience })}
        choices={experienceBucketNames.map((value) => ({ value, label: t(`seekers.advanced.buckets.${value}`) }))}
      />
      <Select
        label={t('seekers.advanced.education')}
        value={parseChoice(getText(filter.education), educations) ?? anyChoice}
        onChange={(value) => update({ education: value === anyChoice ? null : value })}
        choices={[any, ...educations.map((value) => ({ value, label: t(`jobs.detail.education.levels.${value}`) }))]}
      />
      <CheckboxGroup
        label={t('jobs.detail.management.label')}
        isOptional="unmarked"
        value={getList(filter.level)}
        onChange={(level) => update({ level })}
        choices={educations.map((value) => ({ value, label: t(`jobs.detail.management.levels.${value}`) }))}
      />
      <Select
        label={t('seekers.advanced.available')}
        value={parseChoice(getText(filter.available), availabilities) ?? anyChoice}
        onChange={(value) => update({ available: value === anyChoice ? null : value })}
        choices={[
          any,
          ...availabilities.map((value) => ({ value, label: t(`seekers.advanced.availabilities.${value}`) })),
        ]}
      />
    </>
  );
}
