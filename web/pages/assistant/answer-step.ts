import { rewritePost } from '#domain/features/assistant/rewrite-post.ts';
import { routeQuestion } from '#domain/features/assistant/route-question.ts';
import { type AssistantTopic, listTopics } from '#domain/features/assistant/topics.ts';
import { paths } from '#web/app/paths.ts';
import { findNextSteps, getStepAddress } from '#web/features/seekers/profile-steps.ts';
import { ownPreferences, ownProfile } from '#web/features/seekers/queries.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { answerApplications } from './answer-applications.ts';
import { answerInterview, answerInterviews } from './answer-interview.ts';
import { answerFind, answerFindForMatch, answerMatch } from './answer-jobs.ts';
import type { Answer, Choice, Situation, Step } from './turn.ts';

/** Answers a step by plain rules from the product's own data. */
export async function answerStep(situation: Situation, step: Step): Promise<Answer> {
  switch (step.kind) {
    case 'topic':
      return answerTopic(situation, step.topic);
    case 'find':
      return answerFind(situation, step.words);
    case 'findForMatch':
      return answerFindForMatch(situation, step.words);
    case 'match':
      return answerMatch(situation, step.jobId, step.title);
    case 'interview':
      return answerInterview(situation, step.id);
    case 'rewrite':
      return answerRewrite(situation, step.post);
    case 'question':
      return answerQuestion(situation, step.text);
  }
}

/** The buttons of the topics that the role may use. */
export function listTopicChoices({ t, role }: Situation): Choice[] {
  return listTopics(role).map((topic) => ({ label: t(`assistant.topics.${topic}`), step: { kind: 'topic', topic } }));
}

async function answerTopic(situation: Situation, topic: AssistantTopic): Promise<Answer> {
  const { t, role } = situation;
  if (topic === 'match') return answerFindForMatch(situation, '');
  if (topic === 'applications') return answerApplications(situation);
  if (topic === 'interview') return answerInterviews(situation);
  if (topic === 'profile') return answerProfile(situation);
  if (topic === 'rewrite') return { lines: [t('assistant.rewrite.ask')], input: 'post', source: null };
  const best: Choice = { label: t('assistant.find.best'), step: { kind: 'find', words: null } };
  return {
    lines: [t('assistant.find.ask')],
    choices: role === 'job_seeker' ? [best] : [],
    input: 'jobs',
    source: null,
  };
}

const maxProfileSteps = 3;

async function answerProfile({ t, client }: Situation): Promise<Answer> {
  const [profile, preferences] = await Promise.all([
    client.fetchQuery({ ...ownProfile(), staleTime: 0 }),
    client.fetchQuery({ ...ownPreferences(), staleTime: 0 }),
  ]);
  const steps = findNextSteps({ profile, preferences }).slice(0, maxProfileSteps);
  const strength = t('seekers.profile.strength.value', { value: profile.strength });
  return {
    lines:
      steps.length > 0
        ? [`${t('seekers.profile.strength.title')}: ${strength}`, t('assistant.profile.next')]
        : [t('seekers.profile.strength.complete')],
    items: steps.map((step) => ({
      text: t(`seekers.profile.strength.actions.${step}`),
      href: getStepAddress(step),
    })),
    links: [{ text: t('seekers.profile.strength.edit'), href: paths.editProfile }],
    source: 'assistant.source.profile',
  };
}

function answerRewrite({ t }: Situation, post: string): Answer {
  const { text, changes, open, gradeBefore, gradeAfter } = rewritePost(post);
  const grades =
    gradeBefore === null || gradeAfter === null
      ? []
      : [t('assistant.rewrite.grade', { before: String(gradeBefore), after: String(gradeAfter) })];
  return {
    lines: [
      changes.length > 0 ? t('assistant.rewrite.changed', { count: changes.length }) : t('assistant.rewrite.unchanged'),
      ...grades,
      ...changes.map((change) => t('assistant.rewrite.change', change)),
      ...(open.length > 0 ? [t('assistant.rewrite.open')] : []),
    ],
    items: open.map(({ kind, text: words, count }) => ({
      text: `${t(`jobs.plainLanguage.${kind}`, { words, count })}${kind === 'long' ? ` “${words}”` : ''}`,
    })),
    ...(changes.length > 0 ? { result: text } : {}),
    input: 'post',
    source: 'assistant.source.wording',
  };
}

function answerQuestion(situation: Situation, text: string): Answer | Promise<Answer> {
  const { t, role, articles } = situation;
  const topics = listTopics(role);
  const routed = routeQuestion(text, {
    keywords: Object.fromEntries(topics.map((topic) => [topic, listKeywords(t, topic)])),
    articles: articles.map(({ name, question, answer, steps }) => ({ name, texts: [question, answer, ...steps] })),
  });
  if (routed.kind === 'topic') return answerTopic(situation, routed.topic);
  const found = routed.kind === 'articles' ? articles.filter(({ name }) => routed.names.includes(name)) : [];
  if (found.length === 0) {
    return { lines: [t('assistant.question.unknown')], choices: listTopicChoices(situation), source: null };
  }
  return {
    lines: [t('assistant.question.articles'), ...found.map(({ answer }) => answer)],
    links: found.map(({ name, question }) => ({ text: question, href: `${paths.faq}#${name}` })),
    source: 'assistant.source.faq',
  };
}

function listKeywords(t: Translate, topic: AssistantTopic): string[] {
  return t(`assistant.keywords.${topic}`)
    .split(',')
    .map((word) => word.trim());
}
