export const chipKinds = ['all', 'active', 'closed', 'paused', 'offer', 'screening', 'interview'] as const;
