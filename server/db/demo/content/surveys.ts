import type { SurveyContent } from '#domain/features/surveys/content.ts';
import type { Question, Texts } from '#domain/features/surveys/questions.ts';

/** A text in the four languages of the product. */
const say = (en: string, fr: string, esp: string, ko: string): Texts => ({ en, fr, esp, ko });

const plain: Pick<Question, 'options' | 'low' | 'high' | 'condition'> = {
  options: [],
  low: {},
  high: {},
  condition: null,
};
const hardToEasy = {
  low: say('Very hard', 'Très difficile', 'Muy difícil', '매우 어려움'),
  high: say('Very easy', 'Très facile', 'Muy fácil', '매우 쉬움'),
};

const application: SurveyContent = {
  language: 'en',
  title: say('Your application', 'Votre candidature', 'Su solicitud', '지원 경험'),
  intro: say(
    'Tell us how applying went. It takes about two minutes.',
    'Dites-nous comment s’est passée votre candidature. Cela prend environ deux minutes.',
    'Cuéntenos cómo fue postularse. Lleva unos dos minutos.',
    '지원 과정이 어땠는지 알려 주세요. 2분 정도 걸립니다.',
  ),
  is_anonymous: true,
  event: 'applied',
  has_open_link: true,
  questions: [
    {
      ...plain,
      ...hardToEasy,
      id: 1,
      kind: 'scale',
      text: say(
        'How easy was it to apply?',
        'Postuler a-t-il été facile ?',
        '¿Qué tan fácil fue postularse?',
        '지원하기가 얼마나 쉬웠나요?',
      ),
    },
    {
      ...plain,
      id: 2,
      kind: 'yes_no',
      text: say(
        'Did you know what would happen next?',
        'Saviez-vous ce qui allait se passer ensuite ?',
        '¿Sabía qué pasaría después?',
        '다음에 어떤 일이 있을지 알 수 있었나요?',
      ),
    },
    {
      ...plain,
      id: 3,
      kind: 'several',
      text: say('What helped you?', 'Qu’est-ce qui vous a aidé ?', '¿Qué le ayudó?', '무엇이 도움이 되었나요?'),
      options: [
        {
          id: 1,
          text: say('The steps with dates', 'Les étapes avec leurs dates', 'Los pasos con fechas', '날짜가 적힌 절차'),
        },
        {
          id: 2,
          text: say('The match breakdown', 'L’explication du score', 'La explicación de la afinidad', '매칭 설명'),
        },
        { id: 3, text: say('Saving a draft', 'L’enregistrement d’un brouillon', 'Guardar un borrador', '초안 저장') },
      ],
    },
    {
      ...plain,
      id: 4,
      kind: 'text',
      text: say(
        'What should we change?',
        'Que devrions-nous changer ?',
        '¿Qué deberíamos cambiar?',
        '무엇을 바꾸면 좋을까요?',
      ),
    },
  ],
};

const firstMonth: SurveyContent = {
  ...application,
  title: say('Your first 30 days', 'Vos 30 premiers jours', 'Sus primeros 30 días', '입사 후 30일'),
  intro: {},
  event: 'days_30',
  has_open_link: false,
  questions: [
    {
      ...plain,
      id: 1,
      kind: 'scale',
      text: say(
        'How well does your workplace fit you?',
        'Votre lieu de travail vous convient-il ?',
        '¿Qué tan bien se adapta su lugar de trabajo a usted?',
        '근무 환경이 얼마나 잘 맞나요?',
      ),
      low: say('Not at all', 'Pas du tout', 'Nada', '전혀 맞지 않음'),
      high: say('Very well', 'Très bien', 'Muy bien', '매우 잘 맞음'),
    },
    {
      ...plain,
      id: 2,
      kind: 'yes_no',
      text: say(
        'Were your accommodations ready on the first day?',
        'Vos aménagements étaient-ils prêts le premier jour ?',
        '¿Sus adaptaciones estaban listas el primer día?',
        '첫날에 편의 지원이 준비되어 있었나요?',
      ),
    },
    {
      ...plain,
      id: 3,
      kind: 'text',
      text: say('What was missing?', 'Que manquait-il ?', '¿Qué faltaba?', '무엇이 부족했나요?'),
      condition: { question: 2, values: [2] },
    },
  ],
};

const draft: SurveyContent = {
  ...application,
  title: say('After the interview', 'Après l’entretien', 'Después de la entrevista', '면접 후'),
  intro: {},
  event: 'interviewed',
  has_open_link: false,
  questions: application.questions.slice(0, 2),
};

export const surveyContents = { application, firstMonth, draft };

/** Comments on the application; their frequent words make the themes of the summary. */
export const surveyComments = [
  'The long form asked for things that are in my résumé.',
  'A shorter form, please. The long form took me an hour.',
  'I would like the questions in advance.',
  'Send the questions in advance, then I can prepare.',
  'Please say how long the first reply takes.',
  'The first reply came late. A date would help.',
  'Saving a draft was great. Keep that.',
  'Nothing, it was clear and calm.',
  'More jobs with quiet rooms and clear pay.',
  'The long form lost my place once, but the draft was there.',
] as const;
