import { useQuery } from '@tanstack/react-query';
import { Eye, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Accommodation, AccommodationSummary } from '#domain/features/accommodations/contract.ts';
import { type EmployerAnswer, employerAnswers } from '#domain/features/accommodations/lifecycle.ts';
import { useScope } from '#web/lib/session/role.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './accommodations.module.css';
import { useAnswering, waitingRequests } from './queries.ts';
import { Due, RequestFacts, Turns } from './request-facts.tsx';

/** An applicant's accommodation requests for the hiring team. Each is opened explicitly, because opening is logged. */
export function StaffAccommodations({ applicationId }: { readonly applicationId: number }) {
  const mayAnswer = useScope('adjustment.answer') !== null;
  return mayAnswer ? <Requests applicationId={applicationId} /> : null;
}

function Requests({ applicationId }: { readonly applicationId: number }) {
  const t = useT();
  const { data = [] } = useQuery(waitingRequests(applicationId));
  if (data.length === 0) return null;
  return (
    <CardSection title={t('accommodations.title')} id="adjustments">
      {data.map((clock) => (
        <Request key={clock.id} clock={clock} applicationId={applicationId} />
      ))}
    </CardSection>
  );
}

function Request({ clock, applicationId }: { readonly clock: AccommodationSummary; readonly applicationId: number }) {
  const t = useT();
  const { open, answer } = useAnswering(applicationId, clock.id);
  const request = answer.data ?? open.data;
  return (
    <article className={css.request}>
      <h3 className={css.subtitle}>{t(`accommodations.statuses.${request?.status ?? clock.status}`)}</h3>
      <Due request={request ?? clock} isMine />
      {request ? (
        <>
          <RequestFacts request={request} />
          <Turns request={request} />
          {request.status === 'asked' && <AnswerForm request={request} answer={answer} />}
        </>
      ) : (
        <>
          <p>{t('accommodations.staff.waiting')}</p>
          <div>
            <Button icon={Eye} isPending={open.isPending} onPress={() => open.mutate()}>
              {t('accommodations.staff.open')}
            </Button>
          </div>
        </>
      )}
      <div role="status">{answer.isSuccess && <InlineNote tone="ok">{t('accommodations.staff.sent')}</InlineNote>}</div>
      {open.error && <InlineNote tone="danger">{translateError(open.error)}</InlineNote>}
    </article>
  );
}

interface AnswerFormProps {
  readonly request: Accommodation;
  readonly answer: ReturnType<typeof useAnswering>['answer'];
}

function AnswerForm({ request, answer }: AnswerFormProps) {
  const t = useT();
  const [to, setTo] = useState<EmployerAnswer>('agreed');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isTextMissing = to !== 'agreed' && text.trim() === '';
    setMissing(isTextMissing);
    if (!isTextMissing) answer.mutate({ to, version: request.version, words: text });
  };
  const error = isMissing ? t('errors.fields.required') : answer.error ? translateError(answer.error) : undefined;
  return (
    <form onSubmit={send} noValidate className={css.part}>
      <RadioGroup
        label={t('accommodations.staff.answer')}
        value={to}
        onChange={setTo}
        choices={employerAnswers.map((one) => ({ value: one, label: t(`accommodations.staff.answers.${one}`) }))}
      />
      <TextArea
        label={t('accommodations.staff.message')}
        hint={t('accommodations.staff.messageHint')}
        value={text}
        onChange={setText}
        error={error}
        rows={3}
        max={2000}
      />
      <div>
        <Button type="submit" variant="primary" icon={Send} isPending={answer.isPending}>
          {t('accommodations.staff.send')}
        </Button>
      </div>
    </form>
  );
}
