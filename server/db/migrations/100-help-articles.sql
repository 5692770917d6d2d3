-- Texts of help articles that a tenant has changed. Every version stays, so that an earlier one can be restored.

create table help_article_versions (
  tenant_id bigint not null references tenants (id),
  article text not null check (article in ('register', 'password', 'profile', 'search', 'preferences')),
  language text not null check (language in ('en', 'fr', 'esp', 'ko')),
  version integer not null check (version > 0),
  -- As in `ArticleContent`; null where the built-in article came back.
  content jsonb,
  created_by bigint not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, article, language, version),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
select isolate_tenants('help_article_versions');
create index help_article_versions_created_by on help_article_versions (tenant_id, created_by);
