/** A name for titles that have these words somewhere: "Senior Customer Care Advisor" is a customer service job. */
interface Family {
  /** The occupation as the taxonomy calls it. */
  readonly name: string;
  /** A word of the field of work. */
  readonly field: RegExp;
  /** A word for the person's part in it; without one, the field says enough. */
  readonly role?: RegExp;
  /** Words that make it another occupation. */
  readonly except?: RegExp;
}

/** The occupation that the words of a title name, if they are all of one family; the first family that fits. */
export function findTitleFamily(title: string): string | undefined {
  const isIn = ({ field, role, except }: Family): boolean =>
    field.test(title) && (role?.test(title) ?? true) && !except?.test(title);
  return families.find(isIn)?.name;
}

/** What a public employer's "IT Specialist (APPSW)" does: the specialty decides, not the title of the series. */
export function findSpecialty(title: string): string | undefined {
  const start = /\b(?:IT|information technology) specialist\b/i.exec(title);
  if (!start) return undefined;
  const specialty = title.slice(start.index + start[0].length);
  return specialties.find(([words]) => words.test(specialty))?.[1];
}

/** The last word of a title that is the name of an occupation without any other: "Internal Recruiter". */
export function findPlainName(title: string): string | undefined {
  const last = /\p{L}{1,20}$/u.exec(title)?.[0];
  return last !== undefined && plainNames.test(last) ? last : undefined;
}

const specialties: readonly (readonly [RegExp, string])[] = [
  [/\b(?:APPSW|applications? software|programmer|programming|software|developer)\b/i, 'Software Engineer'],
  [/\b(?:INFOSEC|security|cyber\w*)\b/i, 'Cybersecurity Analyst'],
  [/\b(?:SYSADMIN|systems? admin\w*)\b/i, 'Systems Administrator'],
  [/\b(?:NETWORK|networks?|network services)\b/i, 'Network Administrator'],
  [/\b(?:DATAMGT|data management|database)\b/i, 'Database Administrator'],
  [/\b(?:SYSANALYSIS|systems? analysis)\b/i, 'Systems Analyst'],
  [/\b(?:data science|data scientist)\b/i, 'Data Scientist'],
  [/\b(?:INET|internet|web)\b/i, 'Web Developer'],
  [/\b(?:CUSTSPT|customer support)\b/i, 'IT Support Specialist'],
];

const server =
  /\b(?:professional|associate|specialist|representative|rep|agent|advis[oe]r|attendant|assistant|officer|expert|coordinator|consultant|executive|ambassador|clerk|operator|position)s?\b/i;
const clerk =
  /\b(?:assistant|clerk|administrator|secretary|associate|specialist|technician|coordinator|aide|support|professional|apprentice)s?\b/i;
const coder = /\b(?:engineer|developer|programmer|architect|coder|engineering)s?\b/i;
const leader = /\b(?:manager|management|director|head|chief|vp|president|supervisor|supervisory|sales)\b/i;
const mechanic = /\b(?:mechanic|technician|tech|worker|installer|specialist|engineer|helper)s?\b/i;

/** In the order of precedence: the more particular first. */
const families: readonly Family[] = [
  {
    name: 'Call Center Agent',
    field: /\b(?:call|contact) cent(?:er|re)|\bcall (?:attendant|agent|taker|handler)s?\b/i,
    except: leader,
  },
  {
    name: 'Call Center Agent',
    field: /\binbound\b/i,
    role: server,
    except: /\b(?:logistics|freight|warehouse|manager)\b/i,
  },
  { name: 'Customer Support Specialist', field: /\b(?:customer|client|user) support\b/i, role: server, except: leader },
  {
    name: 'Customer Service Representative',
    field:
      /\b(?:(?:customer|client|guest|member|consumer) (?:services?|care|experience|relations|contact)|care advis[oe]rs?)\b/i,
    except: /\b(?:manager|director|head|chief|vp|president|supervisor|lead|technical|engineer|developer|nurse)\b/i,
  },
  { name: 'Customer Service Representative', field: /\bguest service/i, role: server },
  { name: 'Mobile Developer', field: /\b(?:mobile|ios|android|flutter|react native)\b/i, role: coder, except: leader },
  { name: 'Front End Developer', field: /\b(?:front[- ]?end|react|angular|vue)\b/i, role: coder, except: leader },
  { name: 'Backend Developer', field: /\bback[- ]?end\b/i, role: coder, except: leader },
  { name: 'Data Engineer', field: /\b(?:data|etl|analytics) engineer(?:ing)?\b/i, except: leader },
  { name: 'Software Architect', field: /\b(?:java|software|applications?|solutions?)\b/i, role: /\barchitects?\b/i },
  {
    name: 'Software Engineer',
    field:
      /\b(?:rust|scala|kotlin|go|golang|java|python|ruby|rails|c\+\+|c#|\.net|perl|elixir|erlang|haskell|clojure|swift|typescript|javascript|node(?:\.?js)?|django|software|sharepoint|hadoop|spark|big data|applications?|full[- ]?stack)(?![\w+#])/i,
    role: coder,
    except: /\b(?:manager|management|director|head|chief|vp|president|sales|test|qa|quality|support)\b/i,
  },
  { name: 'Web Developer', field: /\b(?:php|wordpress|drupal|web)\b/i, role: coder, except: leader },
  {
    name: 'Software Engineer',
    field: /\bdevelopers?\b/i,
    except:
      /\b(?:business|land|estate|property|curriculum|training|course|program|product|leadership|community|talent|content|partner|game|housing|fund|organizational|learning|sales|manager|director|recipe|menu|market|supplier)\b/i,
  },
  { name: 'Data Scientist', field: /\bdata scien(?:ce|tists?)\b/i, except: leader },
  {
    name: 'Data Analyst',
    field: /\bdata\b/i,
    role: /\banaly(?:st|sts|tics|sis)\b/i,
    except: /\b(?:manager|director|head|engineer|architect)\b/i,
  },
  {
    name: 'Recruiter',
    field: /\b(?:recruiters?|recruiting|recruitment|talent (?:acquisition|sourc\w+))\b/i,
    except: leader,
  },
  {
    name: 'Human Resources Assistant',
    field: /(?<!\/)\b(?:human resources?|hr)\b/i,
    role: /\b(?:assistant|clerk|aide|technician)s?\b/i,
    except: leader,
  },
  { name: 'Human Resources Specialist', field: /(?<!\/)\b(?:human resources?|hr)\b/i, role: server, except: leader },
  {
    name: 'Paralegal',
    field: /\b(?:litigation|legal|immigration law|law firm)\b/i,
    role: /\b(?:analyst|assistant|specialist|clerk|technician|coordinator|support)s?\b/i,
    except: /\b(?:it|technology|manager|director|counsel|attorney)\b/i,
  },
  { name: 'Licensed Practical Nurse', field: /\b(?:lpn|lvn|licensed (?:practical|vocational) nurse)s?\b/i },
  { name: 'Certified Nursing Assistant', field: /\b(?:cnas?|nurs(?:e|ing) (?:assistant|aide|attendant)s?)\b/i },
  {
    name: 'Registered Nurse',
    field: /\b(?:rns?|registered nurses?|nurses?)\b/i,
    except:
      /\b(?:practitioner|recruiter|assistant|aide|sales|manager|director|supervisor|anesthetist|midwife|educator|instructor|coordinator)\b/i,
  },
  {
    name: 'Preschool Teacher',
    field: /\b(?:infants?|toddlers?|early childhood|preschool|pre-?k|daycare)\b/i,
    role: /\bteachers?\b/i,
    except: leader,
  },
  {
    name: 'Childcare Worker',
    field: /\b(?:child|children|child ?care|youth|infants?|toddlers?|daycare|preschool|nursery)\b/i,
    role: /\b(?:assistant|aide|worker|provider|attendant|caregiver|technician|associate|leader|sitter)s?\b/i,
    except:
      /\b(?:welfare|protective|enforcement|social|psych\w*|nutrition|health|medical|nurse|justice|correction\w*|research|administrative|office|director|manager)\b/i,
  },
  {
    name: 'Teaching Assistant',
    field: /\b(?:teachers?|teacher.?s|teaching|classroom|instructional) (?:aide|assistant)s?\b/i,
  },
  {
    name: 'Graphic Designer',
    field: /\bvisual information specialist\b|\bgraphics?\b/i,
    role: /\b(?:specialist|designer|artist)s?\b/i,
    except: leader,
  },
  { name: 'Bookkeeper', field: /\bbook ?keep(?:er|ers|ing)\b/i },
  {
    name: 'Accounting Clerk',
    field: /\baccounting\b/i,
    role: /\b(?:assistant|clerk|technician|associate|specialist|coordinator)s?\b/i,
    except: leader,
  },
  { name: 'Accountant', field: /\baccountants?\b/i },
  { name: 'Payroll Clerk', field: /\bpayroll\b/i, role: clerk, except: leader },
  { name: 'Data Entry Clerk', field: /\bdata entry\b/i },
  {
    name: 'Administrative Assistant',
    field: /\b(?:administrative|admin|office|clerical)\b/i,
    role: clerk,
    except: /\b(?:manager|director|law|judge|dental|post)\b/i,
  },
  {
    name: 'HVAC Technician',
    field: /\b(?:hvac|hvacr|refrigeration|air conditioning)\b/i,
    role: mechanic,
    except: /\bsales\b/i,
  },
  {
    name: 'Electronics Technician',
    field: /\b(?:electronics?|instrumentation)\b/i,
    role: /\b(?:mechanic|technician|tech)s?\b/i,
  },
  {
    name: 'Maintenance Technician',
    field: /\bmaintenance\b/i,
    role: mechanic,
    except: /\b(?:aircraft|aviation|vehicle|fleet|auto\w*|software|manager|supervisor)\b/i,
  },
  {
    name: 'Warehouse Worker',
    field: /\b(?:warehouse|loaders?|unloaders?)\b/i,
    except: /\b(?:manager|supervisor|director|data|engineer|developer|lead|driver|operator)\b/i,
  },
  {
    name: 'Production Worker',
    field: /\b(?:production|manufacturing|assembly|packaging)\b/i,
    role: /\b(?:operator|worker|associate|helper|team member)s?\b/i,
    except: leader,
  },
  {
    name: 'Caregiver',
    field: /\b(?:caregivers?|home ?care|personal care|direct care)\b/i,
    except: /\b(?:manager|director|nurse|rn|sales|coordinator|supervisor)\b/i,
  },
  { name: 'Sous Chef', field: /\bsous chefs?\b/i },
  { name: 'Cook', field: /\bcooks?\b/i },
  {
    name: 'Sales Representative',
    field: /\bsales\b/i,
    role: server,
    except: /\b(?:manager|director|operations|support|coordinator|engineer|admin\w*|assistant|retail|store|head|vp)\b/i,
  },
];

const plainNames =
  /^(?:recruiter|nurse|welder|electrician|plumber|carpenter|chef|baker|butcher|cashier|receptionist|secretary|statistician|pharmacist|machinist|nanny|janitor|custodian|housekeeper|bartender|barista|dishwasher|illustrator|photographer|librarian|tutor|auditor|attorney|lawyer|physician|dentist|dietitian|phlebotomist|landscaper|roofer|bricklayer|paralegal|telemarketer|merchandiser|dispatcher|stocker|controller)s?$/i;

/** All names that are given, for a check against the taxonomy. */
export const familyNames: readonly string[] = [
  ...new Set([...families.map(({ name }) => name), ...specialties.map(([, name]) => name)]),
];
