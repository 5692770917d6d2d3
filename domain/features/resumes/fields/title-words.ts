import { fold } from '#domain/features/resumes/text/fold.ts';
import { replaceBracketed } from '#domain/features/resumes/text/linear.ts';

/** How much a text looks like a job title, 0 to 1. The last word of a title usually names the role. */
export function getTitleScore(text: string): number {
  const words = splitWords(text);
  const last = words.findLast((word) => !levels.has(word)) ?? '';
  if (isTitleWord(last)) return 1;
  return words.some(isTitleWord) ? 0.7 : 0;
}

/** How much a text looks like the name of an organization, 0 to 1. */
export function getEmployerScore(text: string): number {
  const words = splitWords(text);
  if (words.some((word) => legalForms.has(word))) return 1;
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
  disenador disenadora tecnico tecnica redactor redactora`.split(/\s+/),
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
