import type { Inclusion } from '#domain/features/jobs/job.ts';
import { countWeeklyMeetings } from './weekly-meetings.ts';

/** What a person can search for in the work environment, as answered by the employer. */
export const workplaceAnswers = [
  'quiet',
  'quiet_room',
  'soft_light',
  'few_meetings',
  'mostly_written',
  'no_phone',
  'flexible_hours',
  'steady_hours',
  'questions_ahead',
  'camera_optional',
  'remote_onboarding',
  'headphones',
  'buddy',
] as const;
export type WorkplaceAnswer = (typeof workplaceAnswers)[number];

/** The answers that the employer's texts clearly give. A mixed text ("quiet in the library, busy elsewhere") gives none. */
export function readWorkplaceAnswers(inclusion: Inclusion): readonly WorkplaceAnswer[] {
  return workplaceAnswers.filter((answer) => readers[answer](inclusion));
}

type Reader = (inclusion: Inclusion) => boolean;

type TextFact = { [K in keyof Inclusion]: Inclusion[K] extends string ? K : never }[keyof Inclusion];

/** True if one of the texts matches a wanted pattern and no contrary one. Patterns are in the order en, fr, es, ko. */
function textSays(facts: readonly TextFact[], wanted: readonly RegExp[], contrary: readonly RegExp[] = []): Reader {
  const isWanted = (text: string) => wanted.some((pattern) => pattern.test(text));
  const isContrary = (text: string) => [...contrary, ...negated].some((pattern) => pattern.test(text));
  return (inclusion) => facts.some((fact) => isWanted(inclusion[fact]) && !isContrary(inclusion[fact]));
}

const negated: readonly RegExp[] = [
  /\b(?:not|isn['’]t|aren['’]t|never|hardly|rarely) (?:\w+ )?(?:quiet|flexible|fixed|optional|welcome|allowed|possible)\b/i,
  /\b(?:pas|jamais|rarement|guère) (?:[^\s,.;:]+ )?(?:calme|silencieu|tranquille|flexible|fixe|facultati|autorisé|permis|possible)/i,
  /\b(?:no|nunca|rara vez) (?:[^\s,.;:]+ )?(?:tranquil|silencios|flexible|fij|opcional|permitid|posible)/i,
  /(?:조용|유연|가능|고정되|허용되|일정)하?지(?:는|도)? ?(?:않|못)|불가|금지/,
];

const maxFewMeetings = 3;

const readers: Readonly<Record<WorkplaceAnswer, Reader>> = {
  quiet: textSays(
    ['noise'],
    [
      /\b(?:quiet|silent|calm|soft voices|low noise|little noise|low and even)\b/i,
      /\b(?:calme|silencieu(?:x|se)|tranquille|peu (?:de bruit|bruyant))/i,
      /\b(?:tranquil[oa]|silencios[oa]|poco ruid)/i,
      /조용|정숙|소음이? ?(?:거의 )?(?:없|적)/,
    ],
    [
      /\b(?:quiet hours|loud|noisy|busy|lively|mixed|music|traffic|voices until|machines?)\b/i,
      /(?<!peu )\bbruyant|\b(?:animé|agité|musique|circulation)/i,
      /(?<!poco )\bruidos[oa]|\b(?:bullicios|concurrid|música|máquinas|tráfico)/i,
      /시끄|소란|붐[비빕]|음악|기계/,
    ],
  ),
  quiet_room: textSays(
    ['sensory_environment', 'accommodations', 'noise'],
    [
      /\b(?:quiet|silent|calm|low-stimulation|sensory) (?:\w+ )?(?:rooms?|corners?|spaces?|areas?|zones?)\b/i,
      /\b(?:salles?|pièces?|espaces?|coins?|zones?) (?:calmes?|silencieu(?:x|ses?)|tranquilles?|sensoriel)/i,
      /\b(?:salas?|espacios?|rincón|zonas?|cuartos?) (?:tranquil|silencios|sensorial)/i,
      /(?:조용한|감각) ?(?:휴식 ?)?(?:방|공간|장소|구역|회의실)/,
    ],
    [
      /\b(?:no|without) (?:quiet|silent|sensory)\b/i,
      /\b(?:sans|pas de|aucune?) (?:salle|pièce|espace|coin|zone)/i,
      /\b(?:sin|no hay) (?:sala|espacio|rincón|zona|cuarto)/i,
      /(?:방|공간|장소)[이은도]? ?없/,
    ],
  ),
  soft_light: textSays(
    ['lighting'],
    [
      /\b(?:daylight|natural light|soft|dim|dimmed|dimmable|dimmers?|adjustable|flicker-free|blinds|desk lamps?)\b/i,
      /\b(?:lumière (?:naturelle|douce|tamisée|indirecte|réglable|du jour)|lampes? de bureau|stores\b|sans scintillement)/i,
      /éclairage (?:naturel|doux|tamisé|indirect|réglable)/i,
      /\b(?:luz|iluminación) (?:natural|suave|tenue|indirecta|regulable)|\blámparas? de escritorio|\bpersianas|\bsin parpadeo/i,
      /자연광|간접 ?조명|은은|부드러운 (?:조명|빛)|(?:조명|밝기)[을를]? ?조절|블라인드/,
    ],
    [
      /\b(?:harsh|fluorescent|bright (?!near|outside)|white lighting)\b/i,
      /\b(?:néons?\b|lumière (?:vive|crue|forte))|éclairage (?:vif|cru|fort)/i,
      /\bfluorescente|\b(?:luz|iluminación) (?:intensa|fuerte|blanca)/i,
      /형광등|강한 (?:조명|빛)|눈부/,
    ],
  ),
  few_meetings: ({ meetings_per_week: text }) => {
    const count = countWeeklyMeetings(text);
    return count !== null && count <= maxFewMeetings;
  },
  mostly_written: textSays(
    ['communication'],
    [
      /\b(?:written|in writing|by chat|by e-?mail|async\w*|text-based)\b/i,
      /\bpar (?:écrit|messages?|messagerie|courriel|e-?mail|chat)/i,
      /\bpor (?:escrito|mensajes?|correo|chat)/i,
      /서면|글로|문서로|채팅|메신저|이메일/,
    ],
    [
      /\b(?:mostly (?:spoken|verbal|in person|by phone)|rarely)\b/i,
      /\b(?:surtout|principalement) (?:à l['’]oral|orale?|par téléphone|en personne)|\brarement\b/i,
      /\b(?:sobre todo|principalmente) (?:oral|de forma oral|por teléfono|en persona)|\brara vez\b/i,
      /주로 (?:구두|말로|전화|대면)/,
    ],
  ),
  no_phone: textSays(
    ['communication', 'accommodations', 'noise', 'schedule'],
    [
      /\b(?:no (?:phone|telephone|calls)|phone-free|without (?:phone )?calls|never (?:by )?phone)\b/i,
      /\b(?:pas de téléphone|pas d['’]appels?|aucun appel|sans (?:téléphone|appels?))/i,
      /\b(?:sin (?:teléfono|llamadas)|no hay llamadas|ninguna llamada)/i,
      /(?:전화|통화)(?: ?(?:업무|응대|통화))?[가는이은]? ?(?:없|하지 않)/,
    ],
  ),
  flexible_hours: textSays(
    ['schedule', 'accommodations'],
    [
      /\b(?:flexible|flex ?time|flexitime|core hours|start (?:any ?time )?(?:between|from)|choose your (?:own )?(?:hours|start)|set your own hours)\b/i,
      /\b(?:flexibles|horaires? (?:souples?|libres?|variables?))\b/i,
      /\b(?:flexibilidad|horario libre)\b/i,
      /유연|탄력|자율 ?(?:출퇴근|근무)|시차 ?출퇴근/,
    ],
    [/\b(?:no|inflexible|without) flexible\b/i],
  ),
  steady_hours: textSays(
    ['schedule'],
    [
      /\b(?:fixed|steady|regular hours|same hours|set hours|predictable|(?:weeks?|month) ahead|day shift|school hours)\b/i,
      /\bhoraires (?:fixes|réguliers|stables)|\bmêmes horaires/i,
      /\bhorarios? (?:fijos?|regular|regulares|estables?)|\bmismo horario/i,
      /(?:고정|규칙적|정해진) ?(?:된 )?(?:인 )?(?:근무|시간)/,
    ],
  ),
  questions_ahead: ({ questions_ahead: isPromised }) => isPromised,
  camera_optional: textSays(
    ['interview_format', 'communication', 'accommodations'],
    [
      /\b(?:camera (?:is |can be )?(?:optional|off)|cameras? off|no camera|without (?:a )?camera)\b/i,
      /\bcaméra (?:facultative|optionnelle|éteinte|coupée)|\bsans caméra/i,
      /\bcámara (?:opcional|apagada)|\bsin cámara/i,
      /카메라[는를]? ?(?:선택|꺼|끄|켜지 않)/,
    ],
  ),
  remote_onboarding: textSays(
    ['accommodations', 'communication', 'schedule', 'sensory_environment'],
    [
      /\b(?:remote onboarding|(?:onboarding|training) (?:is |can be )?(?:remote|online|from home))\b/i,
      /\b(?:intégration|formation) (?:à distance|en ligne)/i,
      /\b(?:incorporación|capacitación|formación|inducción) (?:remota|a distancia|en línea)/i,
      /(?:원격|온라인|재택) ?(?:온보딩|교육)/,
    ],
  ),
  headphones: textSays(
    ['noise', 'accommodations', 'sensory_environment'],
    [
      /\b(?:headphones|headsets?|earplugs|ear protection)\b/i,
      /\bcasques?\b(?! de (?:chantier|sécurité|protection))|écouteurs|\bbouchons d['’]oreilles|\bprotections? auditives?/i,
      /\b(?:auriculares|audífonos|tapones|protección auditiva)/i,
      /헤드폰|이어폰|헤드셋|귀마개/,
    ],
    [
      /\b(?:no|without) (?:headphones|earplugs)\b/i,
      /\b(?:sans|pas de) (?:casques?|écouteurs)/i,
      /\bsin (?:auriculares|audífonos|tapones)/i,
    ],
  ),
  buddy: ({ buddy: isProvided }) => isProvided,
};
