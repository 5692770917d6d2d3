/** A name for titles that have these words somewhere: "Senior Customer Care Advisor" is a customer service job. */
export interface TitleFamily {
  /** The occupation as the taxonomy calls it. */
  readonly name: string;
  /** A word of the field of work. */
  readonly field: RegExp;
  /** A word for the person's part in it; without one, the field says enough. */
  readonly role?: RegExp;
  /** Words that make it another occupation. */
  readonly except?: RegExp;
}

const server =
  /\b(?:professional|associate|specialist|representative|rep|agent|advis[oe]r|attendant|assistant|officer|expert|coordinator|consultant|executive|ambassador|clerk|operator|position)s?\b/i;
const clerk =
  /\b(?:assistant|clerk|administrator|secretary|associate|specialist|technician|coordinator|aide|support|professional|apprentice)s?\b/i;
const coder = /\b(?:engineer|developer|programmer|architect|coder|engineering)s?\b/i;
const leader = /\b(?:manager|management|director|head|chief|vp|president|supervisor|supervisory|sales)\b/i;
const mechanic = /\b(?:mechanic|technician|tech|worker|installer|specialist|engineer|helper)s?\b/i;

const foodWork = /\b(?:restaurants?|food|kitchen|dining|culinary|catering|banquets?|cafeteria|dietary)\b/i;
const engineer = /\b(?:engineer|engineers|engineering)\b/i;

/** An engineer of no field: "Interdisciplinary Engineer", "Student Trainee (Engineer)". */
const anyEngineer =
  /^(?:(?:interdisciplinary|professional|supervisory|student trainee)\s+)*\(?(?:engineers?|engineering positions?)\)?$/i;

/** In the order of precedence: the more particular first. */
export const families: readonly TitleFamily[] = [
  { name: 'Registered Nurse', field: /^RN\b/, except: /\b(?:recruiter|LPN|LVN|or)\b/i },
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
  {
    name: 'QA Engineer',
    field: /\b(?:qa|sdet|test automation|software (?:test\w*|quality))\b/i,
    role: /\b(?:engineer|tester|analyst|specialist|developer)s?\b/i,
    except: leader,
  },
  { name: 'Help Desk Technician', field: /\b(?:help ?desk|service desk|desktop support|deskside)\b/i, except: leader },
  {
    name: 'Systems Administrator',
    field: /\b(?:systems?|linux|windows|unix)\b/i,
    role: /\b(?:administrator|admin|sysadmin)s?\b/i,
    except: leader,
  },
  {
    name: 'Cybersecurity Analyst',
    field: /\b(?:cyber ?security|cyber|infosec|information security)\b/i,
    role: /\b(?:analyst|specialist|technician|officer)s?\b/i,
    except: leader,
  },
  { name: 'Network Engineer', field: /\bnetworks?\b/i, role: /\bengineers?\b/i, except: leader },
  {
    name: 'DevOps Engineer',
    field: /\b(?:devops|infrastructure|cloud|platform)\b/i,
    role: /\bengineers?\b/i,
    except: leader,
  },
  {
    name: 'IT Support Specialist',
    field: /\bIT\b|\binformation technology\b/,
    role: /\b(?:specialist|technician|consultant|support|assistant|rockstar|guru)s?\b/i,
    except: leader,
  },
  { name: 'IT Support Specialist', field: /\bcomputer assistants?\b/i },
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
    field: /\b(?:litigation|legal|immigration law|law firm|document review)\b/i,
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
  { name: 'Restaurant Manager', field: foodWork, role: /\b(?:manager|director|supervisor|chief)s?\b/i },
  {
    name: 'Food Service Worker',
    field: foodWork,
    role: /\b(?:worker|aide|assistant|attendant|staff|crew|member|helper|associate)s?\b/i,
  },
  {
    name: 'Waiter',
    field: /\b(?:servers?|waitress|waitresses|waiters?|waitstaff)\b/i,
    except: /\b(?:sql|windows|linux|systems?|engineer|developer|admin\w*|process)\b/i,
  },
  {
    name: 'Lawyer',
    field: /\b(?:attorneys?|lawyers?|legal counsel)\b/i,
    except: /\b(?:assistant|secretary|paralegal|recruiter)\b/i,
  },
  { name: 'Mechanical Engineer', field: /\bmechanical\b/i, role: engineer, except: leader },
  { name: 'Electrical Engineer', field: /\belectrical\b/i, role: engineer, except: leader },
  { name: 'Civil Engineer', field: /\bcivil\b/i, role: engineer, except: leader },
  {
    name: 'General Engineer',
    field: /\bengineering\b/i,
    role: /\b(?:intern|internship|trainee|graduate|student)s?\b/i,
  },
  { name: 'General Engineer', field: anyEngineer },
  { name: 'Special Education Teacher', field: /\bspecial (?:education|needs)\b/i, role: /\bteachers?\b/i },
  { name: 'Elementary School Teacher', field: /\b(?:elementary|grade)\b/i, role: /\bteachers?\b/i },
  {
    name: 'High School Teacher',
    field: /\b(?:high school|secondary|math|mathematics|science|history|physics|chemistry|biology)\b/i,
    role: /\bteachers?\b/i,
  },
  { name: 'Financial Analyst', field: /\b(?:finance|financial)\b/i, role: /\banalysts?\b/i, except: leader },
  { name: 'Sales Representative', field: /^(?:entry[- ]level )?sales(?: (?:trainee|intern|staff|apprentice)s?)?$/i },
  {
    name: 'Sales Representative',
    field: /\bsales\b/i,
    role: server,
    except: /\b(?:manager|director|operations|support|coordinator|engineer|admin\w*|assistant|retail|store|head|vp)\b/i,
  },
];
