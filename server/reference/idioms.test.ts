import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/features/reading/posting/read-posting.ts';
import { sharedTaxonomy } from './taxonomy.ts';

describe('readPosting with words that say something else than the skill', () => {
  it.each([
    ['Requirements:\nA safe driving record.', []],
    ['Requirements:\nA valid license and a good driving record.', []],
    ['Requirements:\nSafe driving', ['Defensive driving']],
    ['This keeps you from receiving further consideration.', []],
    ['Experience with shipping and receiving', ['Shipping and receiving']],
    ['Requirements:\n- receiving goods', ['Shipping and receiving']],
    ['Knowledge of disease surveillance systems', []],
    ['Experience with CCTV monitoring', ['CCTV monitoring']],
    ['Requirements:\nDrives a four-wheel drive vehicle.', []],
    ['Requirements:\nSubmit the required documentation before the closing date.', []],
    ['Experience with technical documentation', ['Technical writing']],
    ['Requirements:\nRequests are confirmed in writing.', []],
    ['Requirements:\nCommunicate orally and in writing.', ['Written communication']],
    ['Experience with receiving processes', ['Shipping and receiving']],
    ['Experience in writing', ['Writing']],
    ['Requirements:\nObtain the appropriate training.', []],
    ['Requirements:\nExperience, training or education of the right scope.', []],
    ['Requirements:\nBuildings from the Spanish era', []],
    ['You meet the rules of the Office of Personnel Management.', []],
    ['Experience with personnel management', ['Personnel management']],
    ['The Centers for Medicare & Medicaid Services (CMS) pay. Experience with the CMS.', []],
    ['Experience with a Content Management System (CMS).', ['Content management systems']],
    ['Requirements:\nEligible by the Workforce Flexibility Act', []],
    ['Requirements:\nFlexibility', ['Adaptability']],
    ['Experience as a sales representative or similar', []],
    ['Experience in sales', ['Sales']],
    ['Requirements:\nReports to senior leadership.', []],
    ['Leadership skills', ['Leadership']],
    ['Requirements:\nRadio frequency communications principles', []],
    ['Requirements:\nRegistered as an Engineer-in-Training', []],
    ['Experience with patient care', ['Patient care']],
    ['Requirements:\nThe position is not in the bargaining unit.', []],
    ['Requirements:\nJoin the nation’s law enforcement agency.', []],
    ['Requirements:\nAn Army Acquisition, Logistics and Technology Workforce position.', []],
    ['Requirements:\nThe Tyler Primary Care Clinic', []],
    ['Experience in primary care', ['Primary care']],
    ['Requirements:\nHelp us protect public health.', []],
    ['Requirements:\nWork for a scientific research agency.', []],
    ['Requirements:\nWorks without more than normal supervision.', []],
    ['Knowledge of planning, programming, and budgeting', ['Budgeting']],
    ['Experience in programming', ['Programming']],
    ["Requirements:\nServes the installation's commander.", []],
    ['Requirements:\nMust be willing to accept instruction.', []],
    ['Requirements:\nThe Office of Personnel Management’s rules', []],
    ['Follow us on LinkedIn, Twitter, and Facebook. Watch our YouTube video.', []],
    ['Learn about us on LinkedIn and Twitter.', []],
    ['Experience with our customers on Facebook', ['Facebook']],
    ['You manage our Facebook page.', ['Facebook']],
    ['You speak for us on Facebook.', ['Facebook']],
    ['This is a FINANCIAL MANAGEMENT LEVEL 2 position.', []],
  ])('%j has %j', (requirements, labels) => {
    const { skills } = readPosting(
      { title: 'Worker', texts: { requirements }, employer: '', department: '' },
      sharedTaxonomy,
    );
    expect(skills.map(({ id }) => sharedTaxonomy.label(id))).toEqual(labels);
  });
});
