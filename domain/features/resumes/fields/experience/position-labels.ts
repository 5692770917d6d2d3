import { fold } from '#domain/features/resumes/text/fold.ts';

interface LabeledPart {
  readonly part: 'title' | 'employer' | 'place';
  readonly text: string;
}

/** "Job title: Cook", "Employeur : Ville de Laval", "회사명: 한빛소프트". */
export function readPositionLabel(line: string): LabeledPart | undefined {
  const colon = line.indexOf(':');
  if (colon < 1 || colon > 30) return undefined;
  const part = labels.get(fold(line.slice(0, colon).trim()));
  const text = line.slice(colon + 1).trim();
  return part && text !== '' ? { part, text } : undefined;
}

const phrases: Readonly<Record<LabeledPart['part'], string>> = {
  title: `title|job title|position|role|job|position held|designation|poste|titre|fonction|titre du poste|puesto|cargo|posicion|직책|직위|직무|담당 업무|役職|職種|職位|ポジション`,
  employer: `employer|company|company name|organization|organisation|employeur|entreprise|societe|empresa|compania|empleador|회사|회사명|직장|근무처|会社|会社名|勤務先`,
  place: `location|place|city|city, state|lieu|ville|lugar|ciudad|ubicacion|근무지|勤務地`,
};

const labels = new Map<string, LabeledPart['part']>(
  Object.entries(phrases).flatMap(([part, list]) =>
    list.split('|').map((label) => [fold(label), part as LabeledPart['part']] as const),
  ),
);
