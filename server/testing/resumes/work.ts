/** Titles, employers and schools for fictional people. Neighbors in a list go to different halves of the data. */
const toList = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/);

export const titles =
  toList(`Junior Data Engineer|Line Cook|Registered Nurse|Software Developer|Customer Success Manager|Forklift Operator|Payroll Specialist|Mason
Help Desk Technician|Bookkeeper|QA Analyst|Welder|Product Owner|Warehouse Associate|Certified Nursing Assistant|Scrum Master|Executive Chef
Data Entry Clerk|Director of Nursing|Assistant Manager, Grocery|VP, Sales|Human Resources Business Partner|Electrician Apprentice|Barista|UX Designer
Phlebotomist|CNC Machinist II|Front Desk Agent|Senior Accountant|DevOps Engineer|Dental Hygienist|Production Supervisor|Medical Coder|Carpenter
Social Media Coordinator|Network Administrator|Roofer|Special Education Teacher|Loan Officer|Graphic Designer|Truck Driver|Lab Technician|Receptionist
Sr. Systems Analyst|Physical Therapist Assistant|Baker|Store Manager|Paralegal|Security Guard|Research Assistant|Claims Adjuster|Pharmacy Technician
Site Reliability Engineer|Teller|Office Manager|Library Assistant|Field Service Technician|Event Planner|Marketing Intern|Plumber
Quality Control Inspector|Crew Member|Operations Lead|Actuary|Underwriter|Tutor|Home Health Aide|Sous Chef|IT Support Specialist|Volunteer Coordinator
Full Stack Web Developer|Housekeeping Supervisor|Bank Manager|Airport Operations Agent|Hospital Unit Clerk|Market Research Analyst|University Lecturer
Machine Learning Engineer|Assembly Line Worker|Head of People|Account Executive|Dog Walker|Tester|Accounts Payable Clerk|Shift Lead|Technical Writer`);

export const employers =
  toList(`Northwind Traders|Harbour Hotel|Blue Heron|Lakeside Foods Ltd|Acme, Inc.|City of Dayton|St. Mary's Hospital|Maple & Main
Brightline|Carter & Sons|University of Ohio|Trader Hill's|7 Bridges|3K Logistics|Baker Hughes Supply|Chef's Table|Guardian Mutual|Cook County Health
Pine Grill|Riverside School District|Contoso Ltd.|Fabrikam|Tailspin Toys, LLC|Wide World Importers|Sunrise Senior Living|Green Valley Farms
Adventure Works Cycles|Summit Credit Union|Fourth Coffee|Proseware, Inc.|Kestrel|Open Door Foundation|Quill & Ink|First National Bank
Hilltop Elementary School|Meadowbrook|Office of the City Clerk|The Corner Store|Mountain View Clinic|Zenith Air|Oak Street Partners|Mercy General
Stone Arch Builders|Driver Logistics|Marble Arch Manor|Cedar Ridge|Department of Public Works|Helios Energy|Pioneer Home Care|Juniper Street Bakery
Bell & Finch LLP|Tidewater Freight|Sterling|Common Ground|Penn Station Books|Bluebird Media|Twin Rivers Water Authority|Maison Verte|Stratus|Lumen Café`);

export const schools =
  toList(`Ohio State University|University of Texas at Austin|University of California, Los Angeles|Bunker Hill Community College
Ivy Tech Community College|University of Wisconsin, Madison|Lincoln High School|Texas A&M University|California State University, Long Beach
McGill University|St. John's College|Georgia Institute of Technology|Portland Community College|University of Michigan, Ann Arbor`);

/** Level, degree and field as written: "Bachelor of Science in Nursing". */
export const degrees =
  toList(`Bachelor of Science in Nursing|Associate of Arts in Business|Bachelor of Arts in English|Master of Science in Statistics
Bachelor of Science in Computer Science|High School Diploma|Master of Business Administration|Associate of Applied Science in Welding`);

export const certificates =
  toList(`CompTIA A+|ServSafe Food Handler|PMP|Certified Welder|CPR and First Aid|AWS Certified Cloud Practitioner|OSHA 10
Forklift Certification|Certified Medical Assistant|Google Data Analytics Certificate|Notary Public|Microsoft Office Specialist`);

export const skills =
  toList(`Python|SQL|Excel|Tableau|Docker|Inventory|Welding|Food safety|QuickBooks|Salesforce|Scheduling|Data entry|JavaScript|AutoCAD
Customer service|Linux|Photoshop|Phlebotomy|Spanish|Patient care|Blueprint reading|Git|Team leadership|Microsoft Word`);

/** Some wrap, some end with a word that is also a heading, some contain years. */
export const duties =
  toList(`Trained six new colleagues in the first year and wrote the handbook that every branch of the region uses today.
Kept records of every delivery and reconciled them with the ledger at the end of each month, without a single open item in two years.
Answered about 60 calls a day and passed difficult ones to the right team, with notes that saved the customer from repeating the story.
Built a weekly report that cut the time the operations team needs each morning for planning from two hours to a few minutes of work
Led a project with four partners, from the first draft to the launch in 2021, and was responsible for its budget and education.
Checked incoming goods for damage and reported errors before they reached the line, which lowered returns by a third within one year.
Set up and tested new equipment together with suppliers, and documented each step so that others could repeat the same work experience.
Reduced waste by 18 percent.
Prepared meals for 200 guests a day
Wrote tests for the billing system, found three defects that had cost money for years, and shared what I learned about our skills.
Scheduled staff across two sites.
Helped customers at the counter, over the phone and by email, in English and in Spanish, also on weekends and during the holidays.`);

export const summaries =
  toList(`Careful and reliable worker who likes clear tasks and good records. Ten years in teams of every size.
Curious problem solver with a background in service and operations. Known for calm and complete documentation and training.
Detail-oriented professional. Enjoys routine, structure and quiet places, and learns new tools quickly through practice and education.
Hands-on team player who moved from the floor to the office. Looking for a role with room to grow and steady experience.`);
