/** Words by which competences in running text are recognized. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Verbs of duties, in their base form. */
export const dutyVerbs = words(`
  achieve act adapt address adhere administer advise advocate allocate analyse analyze anticipate apply appraise approve arrange articulate
  assemble assess assign assist attend attract audit author balance bill brief bring build calculate calibrate care carry cater chair champion check
  clean clear close coach code collaborate collate collect commission communicate compile complete comply compose conduct configure
  construct consult contribute control convert cook coordinate co-ordinate correspond create cultivate customize deal debug define delegate deliver
  demonstrate deploy deputise design determine develop devise diagnose direct discuss dispatch display distribute document draft drive earn
  edit educate embrace empathise empathize enable encourage enforce engage engineer enhance ensure enter escalate establish estimate evaluate examine
  exceed execute expand expedite explain explore extract facilitate file focus follow forecast formulate foster fulfil fulfill gather generate grow guide handle
  identify implement improve influence inform initiate innovate inspect inspire install instruct integrate interact interface interpret interview
  introduce investigate keep launch lead learn liaise lift listen load log maintain manage manufacture map market maximise maximize measure
  meet mentor merchandise migrate minimise minimize mitigate model monitor motivate multitask multi-task negotiate network nurture observe obtain
  operate optimise optimize order organise organize oversee own pack partner perform pick pitch plan position prepare present prevent
  prioritise prioritize process procure produce program programme project promote proofread propose prospect protect provide publish purchase
  qualify query reach read recommend reconcile record recruit reduce refine register relate repair replace report represent research resolve
  respond restock retain review revise run safeguard scan schedule screen scope secure select sell serve service set setup shape
  share ship solve sort source speak specify staff stock store streamline strengthen structure submit supervise supply support survey
  sustain take tailor teach test thrive track train transcribe translate transform transport travel treat troubleshoot undertake understand
  update upgrade use utilise utilize validate verify visit weld win work write`);

/** Words in -ing that are no duty, or describe the employer. */
export const notDuties = words(`
  according amazing applying asking becoming beginning being belonging boarding bring calling challenging closing coming considering
  cutting-edge depending during earning enduring ending evening everything exciting excluding existing expanding fascinating following forthcoming
  friendly-looking getting giving going growing having hiring including incoming interesting involving joining king lasting leading-edge letting
  living looking meaning missing morning nothing offering ongoing opening outgoing outstanding owing paying pending pioneering rapidly-growing
  receiving recruiting regarding relating remaining requiring resulting rewarding saying searching seeing seeking sending settings setting
  something spring starting string surrounding thing thinking thriving trusting understanding upcoming using wanting warning wedding
  wellbeing willing wishing winning starting shortlisted`);

/** Qualities of a person. Words of these stems count wherever a text speaks about the person. */
export const traits = words(`
  accountable adaptable adaptability ambitious analytical approachable articulate assertive assertiveness attentive autonomous calm caring charismatic
  collaborative collaborative committed commitment compassionate compassion confident confidence conscientious considerate cooperative creative
  creativity curious curiosity customer-focused decisive dedicated dedication dependable detail-oriented determination determined diligent diligence
  diplomatic diplomacy disciplined discretion driven dynamic eager empathetic empathy energetic energy enthusiasm enthusiastic entrepreneurial ethical
  flexible flexibility focused focussed forward-thinking friendly hands-on hard-working hardworking helpful honest honesty imaginative independent
  influential ingenuity initiative innovative inquisitive integrity intuitive knowledgeable logical loyal loyalty methodical meticulous motivated
  multitasker numerate numeracy literate objective observant open-minded organised organized outgoing passion passionate patient patience persistent persistence
  personable persuasive polite positive positivity pragmatic precise proactive proactively problem-solver professionalism
  punctual punctuality quick-thinking reliable reliability resilience resilient resourceful resourcefulness respectful responsive self-confident
  self-disciplined self-motivated self-starter self-sufficient sensitive sincere sociable strategic tact tactful tenacious tenacity thorough
  tireless trustworthy versatile vibrant warm`);

/** Words that rate a competence and are no part of it. */
export const ratings = words(`
  a an the some any excellent exceptional outstanding strong good great solid proven demonstrated demonstrable effective superb superior
  basic advanced intermediate fluent expert extensive in-depth deep broad sound thorough working previous prior relevant related similar
  significant substantial considerable minimum least years year months experienced professional proficient general specific detailed high highly very
  exemplary first-class fantastic clear full hands-on practical recent current your our their his her its all both other such and or of key essential desirable required
  more least years' possess have has having with must be well-developed developed polished impeccable essential additional overall total
  first second new multiple various strong sound your my this these those that`);

/** Words at which a phrase ends. */
export const phraseEnds = words(`
  to as for in on at by from while when where which that who whom whose whilst whereas is are was were will would should can could may might must
  within during through throughout if because including include includes such ensuring across into onto via upon so but than then before after
  between among amongst toward towards under over about against without along alongside whether how what why unless until per being be been has have had
  not you your we our they their it its i he she his her there here this these those also both either neither required preferred essential desirable
  necessary needed desired plus etc ie eg please ability opportunity candidate candidates`);

/** Prepositions that belong to a verb before them: "deal with", "respond to". */
export const particles = words('to with on out up at in for into about off down');

/** Nouns whose modifiers are a competence: "communication skills", "analytical approach". */
export const heads = words(`
  skill skills abilities competence competency competencies approach attitude manner mindset orientation demeanor
  background techniques`);

/** The last word of a field of work: "budget management", "customer queries". */
export const compoundHeads = words(`
  accounting administration analysis analytics audit auditing budgeting campaigns compliance configuration contracts
  delivery design development engineering forecasting insurance improvement issues liaison logistics maintenance
  management marketing modelling modeling monitoring negotiation operations planning procedures processes procurement
  production programming projects queries recruitment relations reporting reports research sales scheduling security
  selling service services solutions standards strategies strategy supervision support systems techniques testing
  training`);

/** Words of sentences that speak about the person or the work. */
export const aboutWork = words(`
  you your candidate candidates role responsibilities responsible responsibility duties experience experienced skills
  ability knowledge required essential must ensure successful`);

/** Nouns that name work: "maintenance and repair of …". */
export const workNouns = words(`
  administration analysis assembly assessment calibration collection compilation completion configuration construction
  control coordination delivery deployment design development documentation establishment evaluation execution
  facilitation identification implementation improvement inspection installation integration interpretation
  investigation leadership maintenance management measurement monitoring operation oversight performance planning
  preparation presentation procurement production provision purchase reconciliation recruitment repair reporting review
  supervision testing training translation understanding use validation verification`);

/** Words before a verb in -ing that names a duty: "experience managing …". */
export const gerundLeads = words(`
  and or include includes including for in of by be you with involve involves while whilst through on before after
  record proactively successfully effectively actively directly experience experienced`);

/** Phrases of these words alone say nothing about a competence. */
export const vague = words(`
  field industry sector market environment role roles position positions area areas team company business organisation
  organization job work working capacity setting it`);
