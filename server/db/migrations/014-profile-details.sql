-- How well somebody does what they can, and what of the profile nobody else sees.

alter table seeker_profiles
  -- [{ "id": 17, "years": 3, "level": "expert" }], by the id of the skill.
  add column skill_details jsonb not null default '[]',
  -- Until now an employer has not been told the address of somebody's mail: that stays so unless the person decides otherwise.
  add column hidden_fields text[] not null default '{email}';
