-- Unique within a tenant, like everything else, so that the tables can be distributed by tenant over several servers. Tokens and
-- their hashes are random, and the ids of accounts come from one sequence.

alter table users drop constraint users_id_key;

alter table api_tokens drop constraint api_tokens_hash_key;
alter table api_tokens add unique (tenant_id, hash);

alter table bulk_imports drop constraint bulk_imports_token_key;
alter table bulk_imports add unique (tenant_id, token);

alter table calendar_feeds drop constraint calendar_feeds_hash_key;
alter table calendar_feeds add unique (tenant_id, hash);

alter table surveys drop constraint surveys_key_key;
alter table surveys add unique (tenant_id, key);

alter table survey_invitations drop constraint survey_invitations_token_hash_key;
alter table survey_invitations add unique (tenant_id, token_hash);
