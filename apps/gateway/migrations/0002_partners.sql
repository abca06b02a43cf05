CREATE TABLE "partner_config_models" (
	"partner_code" text NOT NULL,
	"model_code" text NOT NULL,
	"version" integer NOT NULL,
	"config" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_config_models_partner_code_model_code_version_pk" PRIMARY KEY("partner_code","model_code","version")
);
--> statement-breakpoint
CREATE TABLE "partner_routes" (
	"partner_code" text NOT NULL,
	"route_name" text NOT NULL,
	"list" text NOT NULL,
	CONSTRAINT "partner_routes_partner_code_route_name_pk" PRIMARY KEY("partner_code","route_name")
);
--> statement-breakpoint
CREATE TABLE "partner_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"partner_code" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"partner_code" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"service_phone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"redirect_url" text,
	"is_all_node" boolean,
	"in_white_list" boolean DEFAULT false NOT NULL,
	"no_entry" boolean DEFAULT false NOT NULL,
	"no_footer" boolean DEFAULT false NOT NULL,
	"no_header" boolean DEFAULT false NOT NULL,
	"session_life_seconds" integer
);
--> statement-breakpoint
ALTER TABLE "partner_config_models" ADD CONSTRAINT "partner_config_models_partner_code_partners_partner_code_fk" FOREIGN KEY ("partner_code") REFERENCES "public"."partners"("partner_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_routes" ADD CONSTRAINT "partner_routes_partner_code_partners_partner_code_fk" FOREIGN KEY ("partner_code") REFERENCES "public"."partners"("partner_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_tokens" ADD CONSTRAINT "partner_tokens_partner_code_partners_partner_code_fk" FOREIGN KEY ("partner_code") REFERENCES "public"."partners"("partner_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_tokens" ADD CONSTRAINT "partner_tokens_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_tokens_user" ON "partner_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partner_tokens_expires_at" ON "partner_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_app_id" ON "partners" USING btree ("app_id");