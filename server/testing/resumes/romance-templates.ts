import { buildOdt, buildRtf } from '#server/testing/documents.ts';
import { fillHeader, type Headings, type Layout, pickContact, separatedOrders, writeSections } from './layout.ts';
import { createPerson, type Job, type Month, type Person } from './person.ts';
import { type Half, type Random, takeHalf } from './random.ts';
import { type Resume, type Template, toResume } from './resume.ts';
import { type Block, buildWordFile } from './word-writer.ts';

export const romanceTemplates: readonly Template[] = [
  { name: 'French, Canada', build: buildFrench },
  { name: 'Spanish', build: buildSpanish },
];

interface Choice {
  readonly seed: number;
  readonly half: Half;
}

/** What a language changes in a person. */
interface Language {
  readonly given: readonly string[];
  readonly surnames: readonly string[];
  readonly titles: readonly string[];
  readonly employers: readonly string[];
  readonly places: readonly string[];
  readonly duties: readonly string[];
  readonly degree: string;
  readonly schools: readonly string[];
  readonly summary: string;
  readonly headings: readonly Headings[];
  readonly months: readonly string[];
  readonly formatDates: (random: Random, months: readonly string[]) => (job: Pick<Job, 'start' | 'end'>) => string;
}

const toList = (text: string): string[] => text.split('|');

const french: Language = {
  given: toList('Zoé|Étienne|Marie-Ève|Jean-François|Noémie|Félix|Léa|Rémi|Geneviève|Loïc|Océane|Benoît'),
  surnames: toList(
    "Tremblay-Côté|Boulanger|Lefèvre|Boucher|Beaulieu|Charpentier|D'Amours|Saint-Pierre|L'Écuyer|Québec|Bélanger|Meunier|Gagné|Fournier",
  ),
  titles: toList(
    "Infirmière clinicienne|Commis comptable|Développeur web|Préposé aux bénéficiaires|Cuisinière|Adjointe administrative|Analyste d'affaires|Soudeur|Conseillère en vente|Éducatrice spécialisée|Technicien informatique|Chargée de projet|Mécanicien|Caissière",
  ),
  employers: toList(
    "Hôpital Sainte-Marie|Café Lumen|Groupe Boréal inc.|Ville de Laval|Ébénisterie Roy|Caisse du Plateau|Université Laval|Les Aliments Bellevue|Clinique du Parc|Transport Gaspé|Centre d'accueil Rivard|Bibliothèque Lionel|Chez Colette|Nordika",
  ),
  places: toList('Montréal (Québec)|Québec, QC|Gatineau (Québec)|Trois-Rivières, QC|Moncton, NB|Laval, Québec'),
  duties: toList(
    'Accueil de la clientèle au comptoir et au téléphone, puis saisie des demandes dans le système pour que chaque équipe puisse y donner suite.|Tenue des dossiers et préparation des rapports de fin de mois pour la direction, sans aucun retard depuis deux ans de formation|Réduction des pertes de 18 %.|Formation de six nouvelles personnes et rédaction du guide que toutes les succursales utilisent dans leur expérience.|Vérification du matériel reçu',
  ),
  degree: 'Baccalauréat en administration',
  schools: toList('Université de Montréal|Cégep de Sainte-Foy|Université du Québec à Trois-Rivières|Collège Ahuntsic'),
  summary: 'Personne minutieuse et fiable qui aime les tâches claires. Dix ans en équipe, avec un souci du détail.',
  headings: [
    {
      summary: 'PROFIL',
      experience: 'EXPÉRIENCE PROFESSIONNELLE',
      education: 'FORMATION',
      skills: 'COMPÉTENCES',
      certificates: 'CERTIFICATIONS',
    },
    {
      summary: 'Sommaire',
      experience: 'Expériences de travail',
      education: 'Études',
      skills: 'Compétences techniques',
      certificates: 'Certificats',
    },
    {
      summary: 'Objectif',
      experience: 'Parcours professionnel',
      education: 'Formation académique',
      skills: 'Compétences clés',
      certificates: 'Permis et certificats',
    },
  ],
  months: toList('janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.'),
  formatDates: (random, months) => {
    const style = random.int(3);
    const write = ({ year, month }: Month): string => `${months[month - 1]} ${year}`;
    return ({ start, end }) => {
      if (style === 0) return end ? `de ${write(start)} à ${write(end)}` : `depuis ${write(start)}`;
      if (style === 1) return `${write(start)} – ${end ? write(end) : 'présent'}`;
      return `${write(start)} à ${end ? write(end) : 'aujourd’hui'}`;
    };
  },
};

const spanish: Language = {
  given: toList('José Ángel|María Fernanda|Íñigo|Lucía|Ramón|Pilar|Andrés|Begoña|Ximena|Joaquín|Belén|Raúl'),
  surnames: toList(
    'Muñoz|Panadero|Herrera Ruiz|Zapatero|Castillo|Molinero|Núñez Vega|del Río|Guerrero|Carpintero Sanz|León|Madrid|Cordero|Ibáñez',
  ),
  titles: toList(
    'Cocinero principal|Auxiliar administrativo|Desarrollador web|Enfermera|Técnica de laboratorio|Electricista|Contador|Maestra de primaria|Analista de datos|Gerente de tienda|Soldador|Recepcionista|Conductor|Encargada de almacén',
  ),
  employers: toList(
    'Restaurante El Faro|Hotel Bahía|Grupo Norte S.A.|Clínica San Martín|Banco del Sol|Colegio Los Robles|Talleres Vidal|Mercado Central|Tres Ríos|Ayuntamiento de Toledo|La Espiga|Universidad de Puerto Rico|Logística Andina|Farmacia Luna',
  ),
  places: toList(
    'Miami, Florida|San Juan, Puerto Rico|Madrid, España|El Paso, TX|Bogotá, Colombia|Los Ángeles, California',
  ),
  duties: toList(
    'Atención de clientes en el mostrador y por teléfono, con notas que permitieron a otros equipos seguir cada caso sin repetir preguntas.|Registro de entradas y salidas del almacén y cierre de cada mes sin diferencias durante dos años de experiencia|Reducción de pérdidas en un 18 %.|Capacitación de seis personas nuevas y redacción de la guía que usan hoy todas las sucursales para su formación.|Revisión de equipos',
  ),
  degree: 'Licenciatura en Administración',
  schools: toList(
    'Universidad de Salamanca|Instituto Politécnico Nacional|Universidad de Puerto Rico|Colegio San Martín',
  ),
  summary: 'Persona ordenada y confiable a la que le gustan las tareas claras. Diez años en equipos de todo tamaño.',
  headings: [
    {
      summary: 'PERFIL',
      experience: 'EXPERIENCIA LABORAL',
      education: 'EDUCACIÓN',
      skills: 'HABILIDADES',
      certificates: 'CERTIFICACIONES',
    },
    {
      summary: 'Resumen profesional',
      experience: 'Experiencia profesional',
      education: 'Formación académica',
      skills: 'Competencias',
      certificates: 'Cursos y certificados',
    },
    {
      summary: 'Sobre mí',
      experience: 'Historial laboral',
      education: 'Estudios',
      skills: 'Conocimientos',
      certificates: 'Certificados',
    },
  ],
  months: toList('enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'),
  formatDates: (random, months) => {
    const style = random.int(3);
    const write = ({ year, month }: Month): string =>
      style === 1
        ? `${(months[month - 1] ?? '').slice(0, 3)}. ${year}`
        : `${months[month - 1]} ${style === 2 ? 'de ' : ''}${year}`;
    return ({ start, end }) => `${write(start)} ${style === 2 ? 'a' : '-'} ${end ? write(end) : 'actualidad'}`;
  },
};

function translate(person: Person, language: Language, random: Random, half: Half): Person {
  const take = (items: readonly string[], count = 1): string[] => random.sample(takeHalf(items, half), count);
  const [given = '', surname = ''] = [...take(language.given), ...take(language.surnames)];
  const local = `${given} ${surname}`
    .normalize('NFD')
    .replace(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/);
  const jobs = person.jobs.slice(0, 3);
  const [titles, employers] = [take(language.titles, jobs.length), take(language.employers, jobs.length)];
  return {
    ...person,
    given,
    surname,
    nickname: '',
    pronouns: '',
    credentials: '',
    email: random.chance(0.8) ? `${local[0]}.${local.at(-1)}@example.com` : `contacto${random.int(99)}@example.org`,
    street: '',
    place: take(language.places)[0] ?? '',
    headline: titles[0] ?? '',
    summary: language.summary,
    jobs: jobs.map((job, index) => ({
      ...job,
      title: titles[index] ?? '',
      employer: employers[index] ?? '',
      place: take(language.places)[0] ?? '',
      duties: random.sample(language.duties, 2),
    })),
    degrees: [{ degree: language.degree, school: take(language.schools)[0] ?? '', year: 2012 }],
  };
}

function pickLayout(random: Random, language: Language): Layout {
  const name = random.int(3);
  return {
    name: ({ given, surname }) => [
      name === 0
        ? `${given} ${surname}`.toUpperCase()
        : name === 1
          ? `${given} ${surname.toUpperCase()}`
          : `${given} ${surname}`,
    ],
    contact: pickContact(random),
    header: fillHeader(
      random.pick(separatedOrders.filter((order) => !order.join(' ').includes(' at '))),
      language.formatDates(random, language.months),
    ),
    headings: random.pick(language.headings),
  };
}

function buildFrench(random: Random, { seed, half }: Choice): Promise<Resume> {
  const person = translate(createPerson(seed, half), french, random, half);
  const layout = pickLayout(random, french);
  const blocks: Block[] = [...layout.name(person), person.headline, ...layout.contact(person)];
  for (const { heading, lines } of writeSections(person, layout, random)) {
    blocks.push('', heading);
    for (const { text, kind } of lines) blocks.push(kind === 'bullet' ? { item: text } : text);
  }
  return toResume(person, 'docx', buildWordFile(blocks));
}

function buildSpanish(random: Random, { seed, half }: Choice): Promise<Resume> {
  const person = translate(createPerson(seed, half), spanish, random, half);
  const layout = pickLayout(random, spanish);
  const title = random.chance(0.4) ? ['CURRÍCULUM VITAE'] : [];
  const lines = [...title, ...layout.name(person), ...layout.contact(person)];
  for (const section of writeSections(person, layout, random)) {
    lines.push('', section.heading);
    for (const { text, kind, startsEntry } of section.lines) {
      if (startsEntry) lines.push('');
      lines.push(kind === 'bullet' ? `- ${text}` : text);
    }
  }
  const text = lines.join('\n');
  return random.chance(0.5) ? toResume(person, 'rtf', buildRtf(text)) : toResume(person, 'odt', buildOdt(text));
}
