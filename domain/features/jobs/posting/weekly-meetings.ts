/** The number of meetings a week that a text names, the largest of several; null if it names none. In any of the four languages. */
export function countWeeklyMeetings(text: string): number | null {
  const plain = text.toLowerCase().replace(durations, '');
  if (daily.some((pattern) => pattern.test(plain))) return 5;
  const digits = [...plain.matchAll(/\d+/g)].map(([number]) => Number(number));
  if (digits.length > 0) return Math.max(...digits);
  if (none.some((pattern) => pattern.test(plain))) return 0;
  if (weekly.some((pattern) => pattern.test(plain))) return 1;
  const named = plain.split(/[^\p{L}]+/u).flatMap((word) => numberWords[word] ?? []);
  return named[0] ?? null;
}

const durations = /\d+\s*-?\s*(?:(?:minutes?|minutos?|mins?|hours?|heures?|horas?|h)\b|분|시간)/g;

const none: readonly RegExp[] = [
  /\bno (?:[\w-]+ ){0,2}(?:meetings?|stand-?ups?|huddles?|calls?)\b|\bnone\b|^no\b(?! \p{L})/u,
  /\b(?:aucune|pas de) réunions?\b|^aucune\b/,
  /\b(?:sin reuniones|ninguna reunión|no hay reuniones)|^ninguna\b/,
  /(?:회의|미팅)[가는이은]? ?(?:거의 )?없|^없/,
];

const daily: readonly RegExp[] = [
  /\b(?:daily|(?:each|every) (?:day|morning|shift)|a day|per day)\b/,
  /\b(?:chaque (?:jour|matin)|tous les (?:jours|matins)|par jour|quotidien)/,
  /\b(?:cada (?:día|mañana|turno)|todos los días|al día|por día|diari[ao]s?\b)/,
  /매일|하루|날마다/,
];

const weekly: readonly RegExp[] = [
  /\b(?:weekly|on (?:mon|tues|wednes|thurs|fri)days?)\b/,
  /\b(?:hebdomadaire|(?:le|chaque) (?:lundi|mardi|mercredi|jeudi|vendredi)|une? (?:seule |courte )?(?:réunion|fois))/,
  /\b(?:semanal|(?:el|los|cada) (?:lunes|martes|miércoles|jueves|viernes)|una (?:sola )?(?:reunión|vez))/,
  /매주|주간|[월화수목금]요일/,
];

const numberWords: Readonly<Record<string, number>> = {
  ...{
    zero: 0,
    one: 1,
    once: 1,
    two: 2,
    twice: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  ...{ zéro: 0, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10 },
  ...{ cero: 0, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
  ...{ 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10 },
};
