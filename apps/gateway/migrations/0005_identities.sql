CREATE TABLE "authorizations" (
	"authorization_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"partner_code" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "sandbox_grants" (
	"grant_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"nickname" text,
	"return_url" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"device_id" text NOT NULL,
	"return_url" text NOT NULL,
	"target" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unbound_identities" (
	"bind_token_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"nickname" text,
	"device_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_tickets" (
	"partner_code" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "used_tickets_partner_code_nonce_pk" PRIMARY KEY("partner_code","nonce")
);
--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_partner_code_partners_partner_code_fk" FOREIGN KEY ("partner_code") REFERENCES "public"."partners"("partner_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_tickets" ADD CONSTRAINT "used_tickets_partner_code_partners_partner_code_fk" FOREIGN KEY ("partner_code") REFERENCES "public"."partners"("partner_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authorizations_user" ON "authorizations" USING btree ("user_id","partner_code","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_user" ON "identities" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "sandbox_grants_expires_at" ON "sandbox_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_states_expires_at" ON "sign_in_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "unbound_identities_expires_at" ON "unbound_identities" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_tickets_expires_at" ON "used_tickets" USING btree ("expires_at");