/** Limits of suggestions, apart from the contract, so that the web app loads no schemas for them. */
export const maxSuggestedPeople = 50;
export const maxSuggestionReason = 1000;
export const maxDeclineReason = 2000;
