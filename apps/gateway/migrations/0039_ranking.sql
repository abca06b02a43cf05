CREATE TABLE "ranking_tags" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"tag_ids" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ranking_tags" ADD CONSTRAINT "ranking_tags_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctors_praise" ON "doctors" USING btree ("praise_per_mille" DESC NULLS FIRST,"visit_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "doctors_visits" ON "doctors" USING btree ("visit_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);