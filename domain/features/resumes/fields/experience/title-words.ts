import { fold } from '#domain/features/resumes/text/fold.ts';
import { replaceBracketed } from '#domain/features/resumes/text/linear.ts';

/** How much a text looks like a job title, 0 to 1. The last word of a title usually names the role. */
export function getTitleScore(text: string): number {
  const words = splitWords(text);
  if (eastAsianTitle.test(text)) return 1;
  const last = words.findLast((word) => !levels.has(word)) ?? '';
  if (isTitleWord(last)) return 1;
  return words.some(isTitleWord) ? 0.7 : 0;
}

/** How much a text looks like the name of an organization, 0 to 1. */
export function getEmployerScore(text: string): number {
  const words = splitWords(text);
  if (words.some((word) => legalForms.has(word)) || eastAsianLegalForm.test(text)) return 1;
  if (eastAsianOrganization.test(text)) return 0.8;
  return words.some((word) => organisationWords.has(word)) ? 0.8 : 0;
}

/** Splits a text that starts with a title: "Sous Chef Harbour Hotel". */
export function splitTitle(text: string): { title: string; rest: string } | undefined {
  const words = text.split(' ');
  let end = words.findLastIndex((word) => isTitleWord(fold(word).replace(/[^\p{L}\p{N}+]/gu, ''))) + 1;
  while (end > 0 && levels.has(fold(words[end] ?? '').replace(/[^\p{L}\p{N}]/gu, ''))) end++;
  const rest = words.slice(end).join(' ');
  return end > 0 && /^[\p{Lu}\d]/u.test(rest) ? { title: words.slice(0, end).join(' '), rest } : undefined;
}

function splitWords(text: string): string[] {
  return replaceBracketed(fold(text), () => ' ')
    .split(/[^\p{L}\p{N}+&]+/u)
    .filter((word) => word !== '');
}

export function isTitleWord(word: string): boolean {
  const single = word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
  return titleWords.has(word) || titleWords.has(single) || titleEnding.test(single);
}

/** Last characters of Korean and Japanese titles and organizations. */
const eastAsianTitle =
  /(?:엔지니어|개발자|간호사|담당|담당자|관리자|분석가|조리사|요리사|상담원|상담사|디자이너|인턴|사원|대리|과장|차장|부장|팀장|실장|매니저|연구원|교사|강사|복지사|회계사|변호사|약사|사무원|주임|기사|기획자|마케터|컨설턴트|프로그래머|아르바이트|エンジニア|看護師|担当|担当者|アナリスト|調理師|営業|デザイナー|作業員|インターン|主任|課長|部長|係長|店長|マネージャー|プログラマー|事務|販売員|福祉士|会計士|薬剤師|教師|講師|コンサルタント|ディレクター|リーダー|スタッフ|アルバイト|管理|研究員|社員)$/;
const eastAsianLegalForm = /주식회사|유한회사|\(주\)|㈜|株式会社|有限会社|合同会社|\(株\)|㈱/;
const eastAsianOrganization =
  /(?:병원|은행|대학교|대학|학교|소프트|전자|식품|물산|약국|회사|그룹|센터|연구소|테크|서점|호텔|病院|銀行|大学|学校|食品|薬局|書店|ホテル|会社|物流|商事|工業|電機|製作所|研究所|センター)$/;

const titleEnding = /(?:ologist|ographer|keeper|worker|technician|ician|smith|therapist|ologue|ologo|cien|cienne)$/;

const levels = new Set('i ii iii iv v 1 2 3 4 5 senior junior sr jr lead level'.split(' '));

const titleWords = new Set(
  `engineer developer programmer architect manager director analyst administrator admin assistant associate intern internship consultant coordinator specialist supervisor
  officer executive president vp ceo cto cfo coo cio founder cofounder co-founder owner partner lead head chief principal scientist researcher fellow professor lecturer teacher tutor
  instructor trainer coach educator counselor counsellor advisor adviser advocate attorney lawyer paralegal clerk secretary receptionist cashier teller banker accountant auditor
  bookkeeper controller underwriter broker agent representative rep salesperson salesman associate merchandiser buyer planner scheduler dispatcher driver operator mechanic electrician
  plumber carpenter welder machinist assembler inspector tester laborer labourer foreman superintendent estimator surveyor geologist chemist biologist physicist pharmacist nurse cna rn lpn
  physician doctor surgeon dentist therapist hygienist caregiver aide attendant paramedic emt chef cook baker barista bartender server waiter waitress host hostess dishwasher busser caterer
  steward housekeeper janitor custodian cleaner guard firefighter soldier sergeant lieutenant captain designer artist illustrator animator photographer videographer editor writer copywriter
  author journalist reporter producer translator interpreter librarian archivist curator marketer strategist evangelist recruiter generalist liaison facilitator mentor ambassador
  volunteer freelancer contractor apprentice trainee student graduate candidate expert master stocker packer picker handler loader crew member staff staffer technician tech webmaster dba sre
  stylist hairdresser barber esthetician nanny babysitter groomer gardener landscaper farmer
  ingenieur ingenieure developpeur developpeuse gestionnaire directeur directrice adjoint adjointe serveur serveuse caissier caissiere infirmier infirmiere commis vendeur vendeuse conseiller
  conseillere stagiaire analyste comptable responsable chargee charge agente enseignant enseignante professeur technicien technicienne cuisinier cuisiniere chauffeur preposee prepose
  coordonnateur coordonnatrice coordinateur coordinatrice assistante secretaire benevole formateur formatrice redacteur redactrice concepteur conceptrice apprenti
  ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa cocinero cocinera maestro maestra vendedor vendedora enfermero enfermera asistente auxiliar coordinador coordinadora
  practicante becario becaria administrador administradora analista contador contadora profesor profesora cajero cajera mesero mesera camarero camarera conductor encargado encargada
  disenador disenadora tecnico tecnica redactor redactora soldador soldadora electricista recepcionista
  soudeur soudeuse mecanicien mecanicienne educateur educatrice mason roofer painter actuary tutor coder adjuster`.split(
    /\s+/,
  ),
);

const legalForms = new Set(
  'inc llc ltd limited corp corporation co plc gmbh ag sa sas sarl srl llp lp pvt pte bv ltee enr inc. company'.split(
    ' ',
  ),
);

const organisationWords = new Set(
  `group systems technologies technology solutions labs laboratories research institute university college school academy bank hospital clinic center centre foundation association
  society agency department ministry services consulting partners holdings ventures studios studio restaurant hotel store shop market cafe bakery church council city county state district
  federal bureau office authority union network networks media news press software pharmacy insurance airlines airport motors foods industries international global enterprises
  freelance self-employed universite ecole banque hopital clinique groupe societe ministere ville universidad escuela banco grupo empresa instituto ayuntamiento trust museum library`.split(
    /\s+/,
  ),
);
