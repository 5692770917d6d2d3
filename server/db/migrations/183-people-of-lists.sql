-- Lists of applications read these columns of up to 200 people. They are a small part of the rows, and the indexes stay in memory.
create index seeker_profiles_of_lists on seeker_profiles (tenant_id, user_id)
  include (headline, city, region, hidden_fields, sponsor_organisation_id);
create index users_of_lists on users (tenant_id, id) include (full_name);
