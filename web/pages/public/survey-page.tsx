import { useSearchParams } from 'react-router';
import { PersonalSurvey, SharedSurvey, SurveyWithoutLink } from '#web/features/surveys/answer/survey-link.tsx';
import { SurveyPreview } from '#web/features/surveys/answer/survey-preview.tsx';
import { useLinkToken } from '#web/lib/session/link-token.ts';

/** The survey of a personal link (`token`) or an open link (`key`), or its preview. Opening it changes nothing. */
export function SurveyPage() {
  const token = useLinkToken();
  const [query] = useSearchParams();
  const key = query.get('key');
  const preview = query.get('preview') ?? '';
  if (token !== null) return <PersonalSurvey key={token} token={token} />;
  if (/^[1-9]\d{0,14}$/.test(preview)) return <SurveyPreview id={Number(preview)} />;
  return key ? <SharedSurvey key={key} surveyKey={key} /> : <SurveyWithoutLink />;
}
