/** What happens to the imported jobs. `publish` becomes a request for approval if the tenant requires one. */
export const publishChoices = ['draft', 'publish'] as const;
export type PublishChoice = (typeof publishChoices)[number];
